(class_definition name: (_) @name) @definition.class
(function_definition function: (_) @name) @definition.function
