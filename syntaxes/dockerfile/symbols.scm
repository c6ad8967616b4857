(from_instruction as: (_) @name) @definition.stage
