; Where a failure is caught, or asked for.
(try_statement body: (_) @tried (except_clause (block) @body) @handler)
