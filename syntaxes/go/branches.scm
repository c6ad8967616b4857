; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(expression_case value: (_) @pattern) @arm
(composite_literal body: (literal_value (keyed_element key: (_) @key value: (_) @value) @entry)) @table
