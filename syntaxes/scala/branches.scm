; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_expression condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(case_clause pattern: (_) @pattern body: (_) @then) @arm
((infix_expression left: (_) @key operator: (_) @to right: (_) @value) @entry (#eq? @to "->"))
