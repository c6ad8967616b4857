(function_declaration name: (_) @name) @definition.function
