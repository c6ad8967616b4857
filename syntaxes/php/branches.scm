; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition body: (_) @then alternative: (_)? @else) @branch
(else_if_clause condition: (_) @condition body: (_) @then) @branch
(conditional_expression condition: (_) @condition body: (_)? @then alternative: (_) @else) @branch
(binary_expression left: (_) @condition operator: ["&&" "||"] right: (_) @then) @guard
(case_statement value: (_) @pattern) @arm
(match_conditional_expression conditional_expressions: (match_condition_list (_) @pattern) return_expression: (_) @then) @arm
(array_creation_expression (array_element_initializer . (_) @key . (_) @value .) @entry) @table
