(namespace_declaration name: (_) @name) @definition.namespace
(file_scoped_namespace_declaration name: (_) @name) @definition.namespace
(class_declaration name: (_) @name) @definition.class
(interface_declaration name: (_) @name) @definition.interface
(struct_declaration name: (_) @name) @definition.struct
(record_declaration name: (_) @name) @definition.record
(enum_declaration name: (_) @name) @definition.enum
(delegate_declaration name: (_) @name) @definition.delegate
(method_declaration name: (_) @name) @definition.method
(constructor_declaration name: (_) @name) @definition.constructor
(property_declaration name: (_) @name) @definition.property
(local_function_statement name: (_) @name) @definition.function
(field_declaration (variable_declaration (variable_declarator name: (_) @name))) @definition.field
