; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.
(if condition: (_) @condition consequence: (_)? @then alternative: (_)? @else) @branch
(unless condition: (_) @condition consequence: (_)? @then alternative: (_)? @else) @branch
(elsif condition: (_) @condition consequence: (_) @then) @branch
(if_modifier body: (_) @then condition: (_) @condition) @branch
(unless_modifier body: (_) @then condition: (_) @condition) @branch
(conditional condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch
(binary left: (_) @condition operator: ["&&" "||"] right: (_) @then) @guard
(when pattern: (pattern (_) @pattern) body: (_) @then) @arm
(hash (pair key: (_) @key value: (_) @value) @entry) @table
