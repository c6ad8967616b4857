(function_declaration name: (_) @name) @definition.function
(generator_function_declaration name: (_) @name) @definition.function
(class_declaration name: (_) @name) @definition.class
(method_definition name: (_) @name) @definition.method
(variable_declarator name: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.function
(variable_declarator name: (_) @name) @definition.variable
(pair key: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.method
(assignment_expression left: (_) @name right: [(arrow_function) (function_expression) (generator_function)]) @definition.function
(field_definition property: (_) @name) @definition.field
