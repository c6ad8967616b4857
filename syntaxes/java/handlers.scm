; Where a failure is caught, or asked for.
(try_statement body: (_) @tried (catch_clause body: (_) @body) @handler)
(try_with_resources_statement body: (_) @tried (catch_clause body: (_) @body) @handler)
