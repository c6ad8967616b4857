(function_declaration name: (_) @name) @definition.function
(generator_function_declaration name: (_) @name) @definition.function
(class_declaration name: (_) @name) @definition.class
(method_definition name: (_) @name) @definition.method
(variable_declarator name: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.function
(variable_declarator name: (_) @name) @definition.variable
(pair key: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.method
(assignment_expression left: (_) @name right: [(arrow_function) (function_expression) (generator_function)]) @definition.function
(abstract_class_declaration name: (_) @name) @definition.class
(interface_declaration name: (_) @name) @definition.interface
(type_alias_declaration name: (_) @name) @definition.type
(enum_declaration name: (_) @name) @definition.enum
(internal_module name: (_) @name) @definition.namespace
(module name: (_) @name) @definition.namespace
(public_field_definition name: (_) @name) @definition.field
(function_signature name: (_) @name) @definition.function
(abstract_method_signature name: (_) @name) @definition.method
