; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(conditional_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch
(case_statement value: (_) @pattern) @arm
(initializer_list (initializer_list . (_) @key . (_) @value .) @entry) @table
