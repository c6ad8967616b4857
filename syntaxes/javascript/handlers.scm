; Where a failure is caught, or asked for.
(try_statement body: (_) @tried handler: (catch_clause body: (_) @body) @handler)
