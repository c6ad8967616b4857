; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(conditional_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch
(binary_expression left: (_) @condition operator: ["&&" "||"] right: (_) @then) @guard
(switch_section (constant_pattern (_) @pattern)) @arm
(switch_expression_arm (constant_pattern (_) @pattern) (_) @then) @arm
(initializer_expression (initializer_expression . (_) @key . (_) @value .) @entry) @table
(initializer_expression (assignment_expression left: (element_binding_expression (argument (_) @key)) right: (_) @value) @entry) @table
