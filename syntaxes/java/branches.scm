; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch
(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch
(while_statement condition: (_) @condition body: (_) @then) @branch
(binary_expression left: (_) @condition operator: ["&&" "||"] right: (_) @then) @guard
(switch_block_statement_group (switch_label (_) @pattern)) @arm
(switch_rule (switch_label (_) @pattern) (_) @then) @arm
((method_invocation name: (identifier) @call arguments: (argument_list . (_) @key . (_) @value)) @entry (#any-of? @call "of" "put" "entry"))
