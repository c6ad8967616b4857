(class_declaration "struct" name: (_) @name) @definition.struct
(class_declaration "enum" name: (_) @name) @definition.enum
(class_declaration "extension" name: (_) @name) @definition.extension
(class_declaration "actor" name: (_) @name) @definition.actor
(class_declaration name: (_) @name) @definition.class
(protocol_declaration name: (_) @name) @definition.protocol
(function_declaration name: (_) @name) @definition.function
(protocol_function_declaration name: (_) @name) @definition.function
(property_declaration name: (_) @name) @definition.property
(typealias_declaration name: (_) @name) @definition.type
