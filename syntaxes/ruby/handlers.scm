; Where a failure is caught, or asked for.
(begin (rescue) @handler)
(body_statement (rescue) @handler)
