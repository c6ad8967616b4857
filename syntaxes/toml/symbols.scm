(table (dotted_key) @name) @definition.table
(table (bare_key) @name) @definition.table
(table_array_element (dotted_key) @name) @definition.table
(table_array_element (bare_key) @name) @definition.table
