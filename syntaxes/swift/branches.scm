; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition . (_)? @then) @branch
(guard_statement condition: (_) @condition (statements) @then) @branch
(ternary_expression condition: (_) @condition if_true: (_) @then if_false: (_) @else) @branch
(switch_entry (switch_pattern (pattern (_) @pattern)) (statements) @then) @arm
(dictionary_literal key: (_) @key . value: (_) @value) @entry
