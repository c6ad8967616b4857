; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch
(while_statement condition: (_) @condition body: (_) @then) @branch
(binary_expression left: (_) @condition operator: ["&&" "||"] right: (_) @then) @guard
(switch_case value: (_) @pattern) @arm
(object (pair key: (_) @key value: (_) @value) @entry) @table
(array (array . (_) @key . (_) @value .) @entry) @table
