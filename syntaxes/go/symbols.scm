(function_declaration name: (_) @name) @definition.function
(method_declaration name: (_) @name) @definition.method
(type_spec name: (_) @name) @definition.type
(type_alias name: (_) @name) @definition.type
(const_spec name: (_) @name) @definition.constant
(var_spec name: (_) @name) @definition.variable
