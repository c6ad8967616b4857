; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_expression condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(match_arm pattern: (match_pattern (_) @pattern) value: (_) @then) @arm
(tuple_expression . (_) @key . (_) @value .) @entry
