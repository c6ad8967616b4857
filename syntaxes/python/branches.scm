; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(elif_clause condition: (_) @condition consequence: (_) @then) @branch
(conditional_expression . (_) @then . (_) @condition . (_) @else) @branch
(while_statement condition: (_) @condition body: (_) @then) @branch
(boolean_operator left: (_) @condition operator: ["and" "or"] right: (_) @then) @guard
(case_clause (case_pattern) @pattern consequence: (_) @then) @arm
(dictionary (pair key: (_) @key value: (_) @value) @entry) @table
(list (tuple . (_) @key . (_) @value .) @entry) @table
