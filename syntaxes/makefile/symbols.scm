(rule (targets) @name) @definition.target
(variable_assignment name: (_) @name) @definition.variable
(define_directive name: (_) @name) @definition.macro
