; Where a failure is caught, or asked for.
(try_expression body: (_) @tried (catch_clause) @handler)
