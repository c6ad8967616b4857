; Where a failure is caught, or asked for.
(do_statement (catch_block) @handler)
