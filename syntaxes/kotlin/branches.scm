; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_expression condition: (_) @condition . (_) @then . (_)? @else) @branch
(when_entry condition: (_) @pattern . (_) @then) @arm
((infix_expression . (_) @key . (identifier) @to . (_) @value) @entry (#eq? @to "to"))
