(function_definition name: (_) @name) @definition.function
(class_definition name: (_) @name) @definition.class
