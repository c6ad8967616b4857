; Where a failure is caught, or asked for.
(if_statement condition: (binary_expression left: (identifier) @error operator: "!=" right: (nil)) consequence: (block) @body) @handler
