; Where a failure is caught, or asked for.
(try_expression . (block) @tried (catch_block (block) @body) @handler)
