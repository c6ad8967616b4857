(block (string_lit) @name) @definition.block
