(class_definition name: (_) @name) @definition.class
(mixin_declaration (identifier) @name) @definition.mixin
(extension_declaration name: (_) @name) @definition.extension
(enum_declaration name: (_) @name) @definition.enum
(type_alias (type_identifier) @name) @definition.type
(function_signature name: (_) @name) @definition.function
(getter_signature name: (_) @name) @definition.getter
(constructor_signature name: (_) @name) @definition.constructor
