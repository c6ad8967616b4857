// Generated from syntaxes/*/ by `npm run generate`. Do not edit.
import type { LanguagePack } from '../language-pack.ts';

// prettier-ignore
export const languagePacks: readonly LanguagePack[] = [
 {
  "id": "astro",
  "name": "Astro",
  "grammar": "tree-sitter-astro",
  "extensions": [
   ".astro"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [],
   "block": [
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [
   "quoted_attribute_value",
   "text"
  ],
  "definitions": [],
  "statements": [],
  "injections": [
   {
    "node": "raw_text",
    "language": "json",
    "when": "^<script[^>]*\\btype\\s*=\\s*[\"']?(?:application/(?:[\\w.+-]*\\+)?json|importmap|speculationrules)"
   },
   {
    "node": "raw_text",
    "language": "typescript",
    "from": "lang",
    "when": "^<script(?![^>]*\\btype\\s*=\\s*[\"'](?!(?:module|text/(?:javascript|ecmascript|babel|jsx|typescript|partytown)|application/(?:javascript|ecmascript|x-javascript)|)[\"']))"
   },
   {
    "node": "raw_text",
    "language": "css",
    "from": "lang",
    "when": "^<style"
   },
   {
    "node": "frontmatter_js_block",
    "language": "typescript"
   },
   {
    "node": "permissible_text",
    "language": "typescript"
   }
  ],
  "queries": {}
 },
 {
  "id": "bicep",
  "name": "Bicep",
  "grammar": null,
  "extensions": [
   ".bicep"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "c",
  "name": "C",
  "grammar": "tree-sitter-c",
  "extensions": [
   ".c",
   ".h"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string_literal",
   "char_literal"
  ],
  "definitions": [
   {
    "node": "function_definition",
    "name": "declarator*",
    "kind": "function"
   },
   {
    "node": "struct_specifier",
    "name": "name",
    "kind": "struct"
   },
   {
    "node": "union_specifier",
    "name": "name",
    "kind": "union"
   },
   {
    "node": "enum_specifier",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "type_definition",
    "name": "declarator*",
    "kind": "type"
   },
   {
    "node": "preproc_def",
    "name": "name",
    "kind": "macro"
   },
   {
    "node": "preproc_function_def",
    "name": "name",
    "kind": "macro"
   }
  ],
  "statements": [
   "expression_statement",
   "declaration",
   "return_statement",
   "if_statement"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(conditional_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(case_statement value: (_) @pattern) @arm\n(initializer_list (initializer_list . (_) @key . (_) @value .) @entry) @table\n",
   "symbols": "(function_definition declarator: (function_declarator declarator: (_) @name)) @definition.function\n(function_definition declarator: (pointer_declarator declarator: (function_declarator declarator: (_) @name))) @definition.function\n(function_definition declarator: (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (_) @name)))) @definition.function\n(struct_specifier name: (_) @name) @definition.struct\n(union_specifier name: (_) @name) @definition.union\n(enum_specifier name: (_) @name) @definition.enum\n(type_definition declarator: (type_identifier) @name) @definition.type\n(preproc_def name: (_) @name) @definition.macro\n(preproc_function_def name: (_) @name) @definition.macro\n"
  }
 },
 {
  "id": "clojure",
  "name": "Clojure",
  "grammar": null,
  "extensions": [
   ".clj",
   ".cljs",
   ".cljc",
   ".edn"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    ";"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "cpp",
  "name": "C++",
  "grammar": "tree-sitter-cpp",
  "extensions": [
   ".cpp",
   ".cc",
   ".cxx",
   ".hpp",
   ".hh",
   ".hxx",
   ".ipp",
   ".cu",
   ".cuh",
   ".ino"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**",
    "///"
   ]
  },
  "strings": [
   "string_literal",
   "raw_string_literal",
   "char_literal"
  ],
  "definitions": [
   {
    "node": "function_definition",
    "name": "declarator.function_declarator.declarator",
    "kind": "function"
   },
   {
    "node": "function_definition",
    "name": "declarator*",
    "kind": "function"
   },
   {
    "node": "class_specifier",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "struct_specifier",
    "name": "name",
    "kind": "struct"
   },
   {
    "node": "union_specifier",
    "name": "name",
    "kind": "union"
   },
   {
    "node": "enum_specifier",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "namespace_definition",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "alias_declaration",
    "name": "name",
    "kind": "type"
   },
   {
    "node": "type_definition",
    "name": "declarator*",
    "kind": "type"
   },
   {
    "node": "preproc_def",
    "name": "name",
    "kind": "macro"
   },
   {
    "node": "preproc_function_def",
    "name": "name",
    "kind": "macro"
   }
  ],
  "statements": [
   "expression_statement",
   "declaration",
   "return_statement",
   "if_statement"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(conditional_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(case_statement value: (_) @pattern) @arm\n(initializer_list (initializer_list . (_) @key . (_) @value .) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried (catch_clause body: (_) @body) @handler)\n",
   "symbols": "(function_definition declarator: (function_declarator declarator: (_) @name)) @definition.function\n(function_definition declarator: (pointer_declarator declarator: (function_declarator declarator: (_) @name))) @definition.function\n(function_definition declarator: (reference_declarator (function_declarator declarator: (_) @name))) @definition.function\n(function_definition declarator: (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (_) @name)))) @definition.function\n(class_specifier name: (_) @name) @definition.class\n(struct_specifier name: (_) @name) @definition.struct\n(union_specifier name: (_) @name) @definition.union\n(enum_specifier name: (_) @name) @definition.enum\n(namespace_definition name: (_) @name) @definition.namespace\n(alias_declaration name: (_) @name) @definition.type\n(type_definition declarator: (type_identifier) @name) @definition.type\n(preproc_def name: (_) @name) @definition.macro\n(preproc_function_def name: (_) @name) @definition.macro\n"
  }
 },
 {
  "id": "crystal",
  "name": "Crystal",
  "grammar": null,
  "extensions": [
   ".cr"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "csharp",
  "name": "C#",
  "grammar": "tree-sitter-c_sharp",
  "extensions": [
   ".cs",
   ".csx"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "///",
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "///",
    "/**"
   ]
  },
  "strings": [
   "string_literal",
   "verbatim_string_literal",
   "raw_string_literal",
   "interpolated_string_expression",
   "character_literal"
  ],
  "definitions": [
   {
    "node": "namespace_declaration",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "file_scoped_namespace_declaration",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "interface_declaration",
    "name": "name",
    "kind": "interface"
   },
   {
    "node": "struct_declaration",
    "name": "name",
    "kind": "struct"
   },
   {
    "node": "record_declaration",
    "name": "name",
    "kind": "record"
   },
   {
    "node": "enum_declaration",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "delegate_declaration",
    "name": "name",
    "kind": "delegate"
   },
   {
    "node": "method_declaration",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "constructor_declaration",
    "name": "name",
    "kind": "constructor"
   },
   {
    "node": "property_declaration",
    "name": "name",
    "kind": "property"
   },
   {
    "node": "local_function_statement",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "field_declaration",
    "name": "variable_declaration.variable_declarator.name",
    "kind": "field"
   }
  ],
  "statements": [
   "expression_statement",
   "local_declaration_statement",
   "return_statement",
   "if_statement",
   "field_declaration"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(conditional_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(binary_expression left: (_) @condition operator: [\"&&\" \"||\"] right: (_) @then) @guard\n(switch_section (constant_pattern (_) @pattern)) @arm\n(switch_expression_arm (constant_pattern (_) @pattern) (_) @then) @arm\n(initializer_expression (initializer_expression . (_) @key . (_) @value .) @entry) @table\n(initializer_expression (assignment_expression left: (element_binding_expression (argument (_) @key)) right: (_) @value) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried (catch_clause body: (_) @body) @handler)\n",
   "symbols": "(namespace_declaration name: (_) @name) @definition.namespace\n(file_scoped_namespace_declaration name: (_) @name) @definition.namespace\n(class_declaration name: (_) @name) @definition.class\n(interface_declaration name: (_) @name) @definition.interface\n(struct_declaration name: (_) @name) @definition.struct\n(record_declaration name: (_) @name) @definition.record\n(enum_declaration name: (_) @name) @definition.enum\n(delegate_declaration name: (_) @name) @definition.delegate\n(method_declaration name: (_) @name) @definition.method\n(constructor_declaration name: (_) @name) @definition.constructor\n(property_declaration name: (_) @name) @definition.property\n(local_function_statement name: (_) @name) @definition.function\n(field_declaration (variable_declaration (variable_declarator name: (_) @name))) @definition.field\n"
  }
 },
 {
  "id": "css",
  "name": "CSS",
  "grammar": "tree-sitter-css",
  "extensions": [
   ".css"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [
   "string_value"
  ],
  "definitions": [
   {
    "node": "rule_set",
    "name": "selectors",
    "kind": "rule"
   },
   {
    "node": "keyframes_statement",
    "name": "keyframes_name",
    "kind": "keyframes"
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {
   "symbols": "(rule_set (selectors) @name) @definition.rule\n(keyframes_statement (keyframes_name) @name) @definition.keyframes\n"
  }
 },
 {
  "id": "dart",
  "name": "Dart",
  "grammar": "tree-sitter-dart",
  "extensions": [
   ".dart"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment",
    "documentation_comment"
   ],
   "line": [
    "///",
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "///"
   ]
  },
  "strings": [
   "string_literal"
  ],
  "definitions": [
   {
    "node": "class_definition",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "mixin_declaration",
    "name": "identifier",
    "kind": "mixin"
   },
   {
    "node": "extension_declaration",
    "name": "name",
    "kind": "extension"
   },
   {
    "node": "enum_declaration",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "type_alias",
    "name": "type_identifier",
    "kind": "type"
   },
   {
    "node": "function_signature",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "getter_signature",
    "name": "name",
    "kind": "getter"
   },
   {
    "node": "constructor_signature",
    "name": "name",
    "kind": "constructor"
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {
   "symbols": "(class_definition name: (_) @name) @definition.class\n(mixin_declaration (identifier) @name) @definition.mixin\n(extension_declaration name: (_) @name) @definition.extension\n(enum_declaration name: (_) @name) @definition.enum\n(type_alias (type_identifier) @name) @definition.type\n(function_signature name: (_) @name) @definition.function\n(getter_signature name: (_) @name) @definition.getter\n(constructor_signature name: (_) @name) @definition.constructor\n"
  }
 },
 {
  "id": "dockerfile",
  "name": "Dockerfile",
  "grammar": "tree-sitter-dockerfile",
  "extensions": [
   ".dockerfile"
  ],
  "filenames": [
   "Dockerfile",
   "Containerfile",
   "**/Dockerfile.*",
   "**/*.Dockerfile"
  ],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [
   "double_quoted_string",
   "single_quoted_string"
  ],
  "definitions": [
   {
    "node": "from_instruction",
    "name": "as",
    "kind": "stage"
   }
  ],
  "statements": [],
  "injections": [
   {
    "node": "shell_command",
    "language": "shellscript",
    "when": "^[A-Za-z]+\\s+(?:--\\S+\\s+)*(?!\\s|<<|--)"
   },
   {
    "node": "heredoc_block",
    "language": "shellscript",
    "when": "^[Rr][Uu][Nn]\\s",
    "skip": "^\\n"
   }
  ],
  "queries": {
   "symbols": "(from_instruction as: (_) @name) @definition.stage\n"
  }
 },
 {
  "id": "elixir",
  "name": "Elixir",
  "grammar": "tree-sitter-elixir",
  "extensions": [
   ".ex",
   ".exs"
  ],
  "filenames": [],
  "interpreters": [
   "elixir"
  ],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [
   "string",
   "sigil",
   "charlist"
  ],
  "definitions": [
   {
    "node": "call",
    "name": "arguments.alias",
    "text": "^(?:defmodule|defprotocol|defimpl)\\s",
    "kind": "module"
   },
   {
    "node": "call",
    "name": "arguments.call.target",
    "text": "^(?:def|defp|defmacro|defmacrop|defguard)\\s",
    "kind": "function"
   },
   {
    "node": "call",
    "name": "arguments.binary_operator.left.target",
    "text": "^(?:def|defp|defmacro|defmacrop|defguard)\\s",
    "kind": "function"
   },
   {
    "node": "call",
    "name": "arguments.identifier",
    "text": "^(?:def|defp|defmacro|defmacrop)\\s",
    "kind": "function"
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {
   "symbols": "(call target: (identifier) @keyword (arguments (alias) @name) (#match? @keyword \"^(defmodule|defprotocol|defimpl)$\")) @definition.module\n(call target: (identifier) @keyword (arguments (call target: (_) @name)) (#match? @keyword \"^(def|defp|defmacro|defmacrop|defguard)$\")) @definition.function\n(call target: (identifier) @keyword (arguments (binary_operator left: (_ target: (_) @name))) (#match? @keyword \"^(def|defp|defmacro|defmacrop|defguard)$\")) @definition.function\n(call target: (identifier) @keyword (arguments (identifier) @name) (#match? @keyword \"^(def|defp|defmacro|defmacrop|defguard)$\")) @definition.function\n"
  }
 },
 {
  "id": "erb",
  "name": "ERB",
  "grammar": null,
  "extensions": [
   ".erb",
   ".rhtml"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [],
   "block": [
    [
     "<%#",
     "%>"
    ],
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "erlang",
  "name": "Erlang",
  "grammar": null,
  "extensions": [
   ".erl",
   ".hrl"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "%"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "fsharp",
  "name": "F#",
  "grammar": null,
  "extensions": [
   ".fs",
   ".fsi",
   ".fsx"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "//"
   ],
   "block": [
    [
     "(*",
     "*)"
    ]
   ],
   "doc": [
    "///"
   ]
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "go",
  "name": "Go",
  "grammar": "tree-sitter-go",
  "extensions": [
   ".go"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [
   "interpreted_string_literal",
   "raw_string_literal",
   "rune_literal"
  ],
  "definitions": [
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "method_declaration",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "type_spec",
    "name": "name",
    "kind": "type"
   },
   {
    "node": "type_alias",
    "name": "name",
    "kind": "type"
   },
   {
    "node": "const_spec",
    "name": "name",
    "kind": "constant"
   },
   {
    "node": "var_spec",
    "name": "name",
    "kind": "variable"
   }
  ],
  "statements": [
   "expression_statement",
   "short_var_declaration",
   "return_statement",
   "if_statement",
   "var_declaration",
   "assignment_statement",
   "go_statement",
   "defer_statement"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(expression_case value: (_) @pattern) @arm\n(composite_literal body: (literal_value (keyed_element key: (_) @key value: (_) @value) @entry)) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(if_statement condition: (binary_expression left: (identifier) @error operator: \"!=\" right: (nil)) consequence: (block) @body) @handler\n",
   "symbols": "(function_declaration name: (_) @name) @definition.function\n(method_declaration name: (_) @name) @definition.method\n(type_spec name: (_) @name) @definition.type\n(type_alias name: (_) @name) @definition.type\n(const_spec name: (_) @name) @definition.constant\n(var_spec name: (_) @name) @definition.variable\n"
  }
 },
 {
  "id": "graphql",
  "name": "GraphQL",
  "grammar": null,
  "extensions": [
   ".graphql",
   ".gql"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "groovy",
  "name": "Groovy",
  "grammar": "tree-sitter-groovy",
  "extensions": [
   ".groovy",
   ".gradle"
  ],
  "filenames": [
   "Jenkinsfile"
  ],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [
   "string"
  ],
  "definitions": [
   {
    "node": "class_definition",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "function_definition",
    "name": "function",
    "kind": "function"
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {
   "symbols": "(class_definition name: (_) @name) @definition.class\n(function_definition function: (_) @name) @definition.function\n"
  }
 },
 {
  "id": "handlebars",
  "name": "Handlebars",
  "grammar": null,
  "extensions": [
   ".hbs",
   ".handlebars"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [],
   "block": [
    [
     "{{!--",
     "--}}"
    ],
    [
     "{{!",
     "}}"
    ],
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "haskell",
  "name": "Haskell",
  "grammar": null,
  "extensions": [
   ".hs",
   ".lhs"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "--"
   ],
   "block": [
    [
     "{-",
     "-}"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "html",
  "name": "HTML",
  "grammar": "tree-sitter-html",
  "extensions": [
   ".html",
   ".htm",
   ".xhtml"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [],
   "block": [
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [
   "quoted_attribute_value",
   "text"
  ],
  "definitions": [],
  "statements": [],
  "injections": [
   {
    "node": "raw_text",
    "language": "json",
    "when": "^<script[^>]*\\btype\\s*=\\s*[\"']?(?:application/(?:[\\w.+-]*\\+)?json|importmap|speculationrules)"
   },
   {
    "node": "raw_text",
    "language": "javascript",
    "from": "lang",
    "when": "^<script(?![^>]*\\btype\\s*=\\s*[\"'](?!(?:module|text/(?:javascript|ecmascript|babel|jsx|typescript|partytown)|application/(?:javascript|ecmascript|x-javascript)|)[\"']))"
   },
   {
    "node": "raw_text",
    "language": "css",
    "from": "lang",
    "when": "^<style"
   }
  ],
  "queries": {}
 },
 {
  "id": "ignore",
  "name": "Ignore file",
  "grammar": null,
  "extensions": [
   "ignore"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "ini",
  "name": "Properties",
  "grammar": null,
  "extensions": [
   ".ini",
   ".cfg",
   ".conf",
   ".properties",
   ".editorconfig",
   ".env"
  ],
  "filenames": [
   ".editorconfig",
   ".flake8",
   ".pylintrc",
   ".coveragerc",
   ".npmrc",
   "setup.cfg",
   "tox.ini"
  ],
  "interpreters": [],
  "aliases": [
   "properties"
  ],
  "comments": {
   "nodes": [],
   "line": [
    "#",
    ";"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "java",
  "name": "Java",
  "grammar": "tree-sitter-java",
  "extensions": [
   ".java"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "line_comment",
    "block_comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string_literal",
   "character_literal"
  ],
  "definitions": [
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "interface_declaration",
    "name": "name",
    "kind": "interface"
   },
   {
    "node": "enum_declaration",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "record_declaration",
    "name": "name",
    "kind": "record"
   },
   {
    "node": "annotation_type_declaration",
    "name": "name",
    "kind": "annotation"
   },
   {
    "node": "method_declaration",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "constructor_declaration",
    "name": "name",
    "kind": "constructor"
   },
   {
    "node": "field_declaration",
    "name": "declarator.name",
    "kind": "field"
   }
  ],
  "statements": [
   "expression_statement",
   "local_variable_declaration",
   "return_statement",
   "if_statement",
   "field_declaration"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(while_statement condition: (_) @condition body: (_) @then) @branch\n(binary_expression left: (_) @condition operator: [\"&&\" \"||\"] right: (_) @then) @guard\n(switch_block_statement_group (switch_label (_) @pattern)) @arm\n(switch_rule (switch_label (_) @pattern) (_) @then) @arm\n((method_invocation name: (identifier) @call arguments: (argument_list . (_) @key . (_) @value)) @entry (#any-of? @call \"of\" \"put\" \"entry\"))\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried (catch_clause body: (_) @body) @handler)\n(try_with_resources_statement body: (_) @tried (catch_clause body: (_) @body) @handler)\n",
   "symbols": "(class_declaration name: (_) @name) @definition.class\n(interface_declaration name: (_) @name) @definition.interface\n(enum_declaration name: (_) @name) @definition.enum\n(record_declaration name: (_) @name) @definition.record\n(annotation_type_declaration name: (_) @name) @definition.annotation\n(method_declaration name: (_) @name) @definition.method\n(constructor_declaration name: (_) @name) @definition.constructor\n(field_declaration declarator: (_ name: (_) @name)) @definition.field\n"
  }
 },
 {
  "id": "javascript",
  "name": "JavaScript",
  "grammar": "tree-sitter-javascript",
  "extensions": [
   ".js",
   ".mjs",
   ".cjs",
   ".jsx"
  ],
  "filenames": [],
  "interpreters": [
   "node",
   "bun",
   "deno"
  ],
  "aliases": [
   "javascriptreact",
   "js",
   "jsx"
  ],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string",
   "template_string",
   "regex",
   "jsx_text"
  ],
  "definitions": [
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "generator_function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "method_definition",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "variable_declarator",
    "name": "name",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "function"
   },
   {
    "node": "variable_declarator",
    "name": "name",
    "kind": "variable"
   },
   {
    "node": "pair",
    "name": "key",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "method"
   },
   {
    "node": "assignment_expression",
    "name": "left",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "function"
   },
   {
    "node": "field_definition",
    "name": "property",
    "kind": "field"
   }
  ],
  "statements": [
   "expression_statement",
   "variable_declaration",
   "lexical_declaration",
   "return_statement",
   "if_statement",
   "for_statement",
   "while_statement",
   "throw_statement",
   "import_statement",
   "export_statement"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(while_statement condition: (_) @condition body: (_) @then) @branch\n(binary_expression left: (_) @condition operator: [\"&&\" \"||\"] right: (_) @then) @guard\n(switch_case value: (_) @pattern) @arm\n(object (pair key: (_) @key value: (_) @value) @entry) @table\n(array (array . (_) @key . (_) @value .) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried handler: (catch_clause body: (_) @body) @handler)\n",
   "symbols": "(function_declaration name: (_) @name) @definition.function\n(generator_function_declaration name: (_) @name) @definition.function\n(class_declaration name: (_) @name) @definition.class\n(method_definition name: (_) @name) @definition.method\n(variable_declarator name: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.function\n(variable_declarator name: (_) @name) @definition.variable\n(pair key: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.method\n(assignment_expression left: (_) @name right: [(arrow_function) (function_expression) (generator_function)]) @definition.function\n(field_definition property: (_) @name) @definition.field\n"
  }
 },
 {
  "id": "json",
  "name": "JSON",
  "grammar": "tree-sitter-json",
  "extensions": [
   ".json",
   ".jsonc",
   ".json5",
   ".code-workspace",
   ".webmanifest"
  ],
  "filenames": [
   ".eslintrc",
   ".babelrc",
   ".swcrc",
   ".prettierrc"
  ],
  "interpreters": [],
  "aliases": [
   "jsonc"
  ],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [
   "string"
  ],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "julia",
  "name": "Julia",
  "grammar": null,
  "extensions": [
   ".jl"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [
    [
     "#=",
     "=#"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "kotlin",
  "name": "Kotlin",
  "grammar": "tree-sitter-kotlin",
  "extensions": [
   ".kt",
   ".kts"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "line_comment",
    "block_comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string_literal",
   "multiline_string_literal",
   "character_literal"
  ],
  "definitions": [
   {
    "node": "class_declaration",
    "name": "name",
    "holds": [
     "interface"
    ],
    "kind": "interface"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "object_declaration",
    "name": "name",
    "kind": "object"
   },
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "property_declaration",
    "name": "variable_declaration.identifier",
    "kind": "property"
   },
   {
    "node": "type_alias",
    "name": "type",
    "kind": "type"
   }
  ],
  "statements": [
   "property_declaration"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_expression condition: (_) @condition . (_) @then . (_)? @else) @branch\n(when_entry condition: (_) @pattern . (_) @then) @arm\n((infix_expression . (_) @key . (identifier) @to . (_) @value) @entry (#eq? @to \"to\"))\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_expression . (block) @tried (catch_block (block) @body) @handler)\n",
   "symbols": "(class_declaration \"interface\" name: (_) @name) @definition.interface\n(class_declaration name: (_) @name) @definition.class\n(object_declaration name: (_) @name) @definition.object\n(function_declaration name: (_) @name) @definition.function\n(property_declaration (variable_declaration (identifier) @name)) @definition.property\n(type_alias type: (_) @name) @definition.type\n"
  }
 },
 {
  "id": "lua",
  "name": "Lua",
  "grammar": "tree-sitter-lua",
  "extensions": [
   ".lua"
  ],
  "filenames": [],
  "interpreters": [
   "lua"
  ],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "--"
   ],
   "block": [
    [
     "--[[",
     "]]"
    ]
   ],
   "doc": []
  },
  "strings": [
   "string"
  ],
  "definitions": [
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {
   "symbols": "(function_declaration name: (_) @name) @definition.function\n"
  }
 },
 {
  "id": "makefile",
  "name": "Makefile",
  "grammar": "tree-sitter-make",
  "extensions": [
   ".mk",
   ".mak"
  ],
  "filenames": [
   "Makefile",
   "makefile",
   "GNUmakefile"
  ],
  "interpreters": [
   "make"
  ],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [
   {
    "node": "rule",
    "name": "targets",
    "kind": "target"
   },
   {
    "node": "variable_assignment",
    "name": "name",
    "kind": "variable"
   },
   {
    "node": "define_directive",
    "name": "name",
    "kind": "macro"
   }
  ],
  "statements": [],
  "injections": [
   {
    "node": "shell_text",
    "language": "shellscript"
   }
  ],
  "queries": {
   "symbols": "(rule (targets) @name) @definition.target\n(variable_assignment name: (_) @name) @definition.variable\n(define_directive name: (_) @name) @definition.macro\n"
  }
 },
 {
  "id": "markdown",
  "name": "Markdown",
  "grammar": null,
  "extensions": [
   ".md",
   ".mdx",
   ".markdown",
   ".rst",
   ".adoc"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [
   "restructuredtext"
  ],
  "comments": {
   "nodes": [],
   "line": [],
   "block": [
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "nix",
  "name": "Nix",
  "grammar": null,
  "extensions": [
   ".nix"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "objective-c",
  "name": "Objective-C",
  "grammar": null,
  "extensions": [
   ".m",
   ".mm"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "ocaml",
  "name": "OCaml",
  "grammar": null,
  "extensions": [
   ".ml",
   ".mli"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [],
   "block": [
    [
     "(*",
     "*)"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "perl",
  "name": "Perl",
  "grammar": null,
  "extensions": [
   ".pl",
   ".pm"
  ],
  "filenames": [],
  "interpreters": [
   "perl"
  ],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "php",
  "name": "PHP",
  "grammar": "tree-sitter-php",
  "extensions": [
   ".php",
   ".phtml",
   ".inc"
  ],
  "filenames": [],
  "interpreters": [
   "php"
  ],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//",
    "#"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string",
   "encapsed_string",
   "heredoc",
   "nowdoc"
  ],
  "definitions": [
   {
    "node": "namespace_definition",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "interface_declaration",
    "name": "name",
    "kind": "interface"
   },
   {
    "node": "trait_declaration",
    "name": "name",
    "kind": "trait"
   },
   {
    "node": "enum_declaration",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "function_definition",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "method_declaration",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "const_declaration",
    "name": "const_element.name",
    "kind": "constant"
   },
   {
    "node": "property_declaration",
    "name": "property_element.name",
    "kind": "property"
   }
  ],
  "statements": [
   "expression_statement",
   "return_statement",
   "if_statement",
   "property_declaration"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition body: (_) @then alternative: (_)? @else) @branch\n(else_if_clause condition: (_) @condition body: (_) @then) @branch\n(conditional_expression condition: (_) @condition body: (_)? @then alternative: (_) @else) @branch\n(binary_expression left: (_) @condition operator: [\"&&\" \"||\"] right: (_) @then) @guard\n(case_statement value: (_) @pattern) @arm\n(match_conditional_expression conditional_expressions: (match_condition_list (_) @pattern) return_expression: (_) @then) @arm\n(array_creation_expression (array_element_initializer . (_) @key . (_) @value .) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried (catch_clause body: (_) @body) @handler)\n",
   "symbols": "(namespace_definition name: (_) @name) @definition.namespace\n(class_declaration name: (_) @name) @definition.class\n(interface_declaration name: (_) @name) @definition.interface\n(trait_declaration name: (_) @name) @definition.trait\n(enum_declaration name: (_) @name) @definition.enum\n(function_definition name: (_) @name) @definition.function\n(method_declaration name: (_) @name) @definition.method\n(const_declaration (const_element (name) @name)) @definition.constant\n(property_declaration (property_element name: (_) @name)) @definition.property\n"
  }
 },
 {
  "id": "powershell",
  "name": "PowerShell",
  "grammar": null,
  "extensions": [
   ".ps1",
   ".psm1",
   ".psd1"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [
    [
     "<#",
     "#>"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "proto",
  "name": "Protocol Buffers",
  "grammar": null,
  "extensions": [
   ".proto"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "python",
  "name": "Python",
  "grammar": "tree-sitter-python",
  "extensions": [
   ".py",
   ".pyi",
   ".pyw"
  ],
  "filenames": [
   "SConstruct",
   "SConscript"
  ],
  "interpreters": [
   "python",
   "python3",
   "pypy"
  ],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [
   "string"
  ],
  "definitions": [
   {
    "node": "function_definition",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "class_definition",
    "name": "name",
    "kind": "class"
   }
  ],
  "statements": [
   "expression_statement",
   "return_statement",
   "import_statement",
   "import_from_statement",
   "if_statement",
   "assignment",
   "raise_statement",
   "assert_statement",
   "with_statement",
   "for_statement"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(elif_clause condition: (_) @condition consequence: (_) @then) @branch\n(conditional_expression . (_) @then . (_) @condition . (_) @else) @branch\n(while_statement condition: (_) @condition body: (_) @then) @branch\n(boolean_operator left: (_) @condition operator: [\"and\" \"or\"] right: (_) @then) @guard\n(case_clause (case_pattern) @pattern consequence: (_) @then) @arm\n(dictionary (pair key: (_) @key value: (_) @value) @entry) @table\n(list (tuple . (_) @key . (_) @value .) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried (except_clause (block) @body) @handler)\n",
   "symbols": "(function_definition name: (_) @name) @definition.function\n(class_definition name: (_) @name) @definition.class\n"
  }
 },
 {
  "id": "r",
  "name": "R",
  "grammar": null,
  "extensions": [
   ".r"
  ],
  "filenames": [],
  "interpreters": [
   "Rscript"
  ],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "ruby",
  "name": "Ruby",
  "grammar": "tree-sitter-ruby",
  "extensions": [
   ".rb",
   ".rake",
   ".gemspec",
   ".ru"
  ],
  "filenames": [
   "Gemfile",
   "Rakefile",
   "Guardfile",
   "Podfile",
   "Fastfile"
  ],
  "interpreters": [
   "ruby"
  ],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [
    [
     "=begin",
     "=end"
    ]
   ],
   "doc": []
  },
  "strings": [
   "string",
   "heredoc_body",
   "regex",
   "subshell"
  ],
  "definitions": [
   {
    "node": "method",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "singleton_method",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "class",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "module",
    "name": "name",
    "kind": "module"
   }
  ],
  "statements": [
   "assignment",
   "call",
   "return",
   "if"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if condition: (_) @condition consequence: (_)? @then alternative: (_)? @else) @branch\n(unless condition: (_) @condition consequence: (_)? @then alternative: (_)? @else) @branch\n(elsif condition: (_) @condition consequence: (_) @then) @branch\n(if_modifier body: (_) @then condition: (_) @condition) @branch\n(unless_modifier body: (_) @then condition: (_) @condition) @branch\n(conditional condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(binary left: (_) @condition operator: [\"&&\" \"||\"] right: (_) @then) @guard\n(when pattern: (pattern (_) @pattern) body: (_) @then) @arm\n(hash (pair key: (_) @key value: (_) @value) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(begin (rescue) @handler)\n(body_statement (rescue) @handler)\n",
   "symbols": "(method name: (_) @name) @definition.method\n(singleton_method name: (_) @name) @definition.method\n(class name: (_) @name) @definition.class\n(module name: (_) @name) @definition.module\n"
  }
 },
 {
  "id": "rust",
  "name": "Rust",
  "grammar": "tree-sitter-rust",
  "extensions": [
   ".rs"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "line_comment",
    "block_comment"
   ],
   "line": [
    "///",
    "//!",
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "///",
    "//!",
    "/**",
    "/*!"
   ]
  },
  "strings": [
   "string_literal",
   "raw_string_literal",
   "char_literal"
  ],
  "definitions": [
   {
    "node": "function_item",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "function_signature_item",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "struct_item",
    "name": "name",
    "kind": "struct"
   },
   {
    "node": "enum_item",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "union_item",
    "name": "name",
    "kind": "union"
   },
   {
    "node": "trait_item",
    "name": "name",
    "kind": "trait"
   },
   {
    "node": "mod_item",
    "name": "name",
    "kind": "module"
   },
   {
    "node": "impl_item",
    "name": "type",
    "kind": "impl"
   },
   {
    "node": "const_item",
    "name": "name",
    "kind": "constant"
   },
   {
    "node": "static_item",
    "name": "name",
    "kind": "constant"
   },
   {
    "node": "type_item",
    "name": "name",
    "kind": "type"
   },
   {
    "node": "macro_definition",
    "name": "name",
    "kind": "macro"
   }
  ],
  "statements": [
   "expression_statement",
   "let_declaration",
   "use_declaration"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_expression condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(match_arm pattern: (match_pattern (_) @pattern) value: (_) @then) @arm\n(tuple_expression . (_) @key . (_) @value .) @entry\n",
   "symbols": "(function_item name: (_) @name) @definition.function\n(function_signature_item name: (_) @name) @definition.function\n(struct_item name: (_) @name) @definition.struct\n(enum_item name: (_) @name) @definition.enum\n(union_item name: (_) @name) @definition.union\n(trait_item name: (_) @name) @definition.trait\n(mod_item name: (_) @name) @definition.module\n(impl_item type: (_) @name) @definition.impl\n(const_item name: (_) @name) @definition.constant\n(static_item name: (_) @name) @definition.constant\n(type_item name: (_) @name) @definition.type\n(macro_definition name: (_) @name) @definition.macro\n"
  }
 },
 {
  "id": "scala",
  "name": "Scala",
  "grammar": "tree-sitter-scala",
  "extensions": [
   ".scala",
   ".sc",
   ".sbt"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment",
    "block_comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string",
   "interpolated_string",
   "interpolated_string_expression"
  ],
  "definitions": [
   {
    "node": "class_definition",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "object_definition",
    "name": "name",
    "kind": "object"
   },
   {
    "node": "trait_definition",
    "name": "name",
    "kind": "trait"
   },
   {
    "node": "enum_definition",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "function_definition",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "val_definition",
    "name": "pattern",
    "kind": "value"
   },
   {
    "node": "var_definition",
    "name": "pattern",
    "kind": "variable"
   },
   {
    "node": "type_definition",
    "name": "name",
    "kind": "type"
   },
   {
    "node": "given_definition",
    "name": "name",
    "kind": "given"
   }
  ],
  "statements": [
   "val_definition",
   "var_definition",
   "call_expression"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_expression condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(case_clause pattern: (_) @pattern body: (_) @then) @arm\n((infix_expression left: (_) @key operator: (_) @to right: (_) @value) @entry (#eq? @to \"->\"))\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_expression body: (_) @tried (catch_clause) @handler)\n",
   "symbols": "(class_definition name: (_) @name) @definition.class\n(object_definition name: (_) @name) @definition.object\n(trait_definition name: (_) @name) @definition.trait\n(enum_definition name: (_) @name) @definition.enum\n(function_definition name: (_) @name) @definition.function\n(function_declaration name: (_) @name) @definition.function\n(val_definition pattern: (_) @name) @definition.value\n(var_definition pattern: (_) @name) @definition.variable\n(type_definition name: (_) @name) @definition.type\n(given_definition name: (_) @name) @definition.given\n"
  }
 },
 {
  "id": "scss",
  "name": "SCSS",
  "grammar": null,
  "extensions": [
   ".scss",
   ".sass",
   ".less"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [
   "less",
   "sass"
  ],
  "comments": {
   "nodes": [],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "shellscript",
  "name": "Shell",
  "grammar": "tree-sitter-bash",
  "extensions": [
   ".sh",
   ".bash",
   ".zsh",
   ".ksh",
   ".bats",
   ".command"
  ],
  "filenames": [
   ".bashrc",
   ".zshrc",
   ".profile",
   ".bash_profile",
   ".envrc"
  ],
  "interpreters": [
   "sh",
   "bash",
   "zsh",
   "dash",
   "ksh",
   "ash",
   "bats"
  ],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [
   "string",
   "raw_string",
   "heredoc_body",
   "ansi_c_string"
  ],
  "definitions": [
   {
    "node": "function_definition",
    "name": "name",
    "kind": "function"
   }
  ],
  "statements": [
   "command",
   "variable_assignment",
   "if_statement",
   "pipeline",
   "list",
   "redirected_statement"
  ],
  "injections": [],
  "queries": {
   "symbols": "(function_definition name: (_) @name) @definition.function\n"
  }
 },
 {
  "id": "solidity",
  "name": "Solidity",
  "grammar": null,
  "extensions": [
   ".sol"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "///",
    "/**"
   ]
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "sql",
  "name": "SQL",
  "grammar": null,
  "extensions": [
   ".sql"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [
    "--"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "svelte",
  "name": "Svelte",
  "grammar": "tree-sitter-svelte",
  "extensions": [
   ".svelte"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [],
   "block": [
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [
   "quoted_attribute_value",
   "text"
  ],
  "definitions": [],
  "statements": [],
  "injections": [
   {
    "node": "raw_text",
    "language": "json",
    "when": "^<script[^>]*\\btype\\s*=\\s*[\"']?(?:application/(?:[\\w.+-]*\\+)?json|importmap|speculationrules)"
   },
   {
    "node": "raw_text",
    "language": "javascript",
    "from": "lang",
    "when": "^<script(?![^>]*\\btype\\s*=\\s*[\"'](?!(?:module|text/(?:javascript|ecmascript|babel|jsx|typescript|partytown)|application/(?:javascript|ecmascript|x-javascript)|)[\"']))"
   },
   {
    "node": "raw_text",
    "language": "css",
    "from": "lang",
    "when": "^<style"
   },
   {
    "node": "raw_text_expr",
    "language": "typescript"
   }
  ],
  "queries": {}
 },
 {
  "id": "swift",
  "name": "Swift",
  "grammar": "tree-sitter-swift",
  "extensions": [
   ".swift"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment",
    "multiline_comment"
   ],
   "line": [
    "///",
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "///",
    "/**"
   ]
  },
  "strings": [
   "line_string_literal",
   "multi_line_string_literal"
  ],
  "definitions": [
   {
    "node": "class_declaration",
    "name": "name",
    "holds": [
     "struct"
    ],
    "kind": "struct"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "holds": [
     "enum"
    ],
    "kind": "enum"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "holds": [
     "extension"
    ],
    "kind": "extension"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "holds": [
     "actor"
    ],
    "kind": "actor"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "protocol_declaration",
    "name": "name",
    "kind": "protocol"
   },
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "protocol_function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "property_declaration",
    "name": "name",
    "kind": "property"
   },
   {
    "node": "typealias_declaration",
    "name": "name",
    "kind": "type"
   }
  ],
  "statements": [
   "property_declaration"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition . (_)? @then) @branch\n(guard_statement condition: (_) @condition (statements) @then) @branch\n(ternary_expression condition: (_) @condition if_true: (_) @then if_false: (_) @else) @branch\n(switch_entry (switch_pattern (pattern (_) @pattern)) (statements) @then) @arm\n(dictionary_literal key: (_) @key . value: (_) @value) @entry\n",
   "handlers": "; Where a failure is caught, or asked for.\n(do_statement (catch_block) @handler)\n",
   "symbols": "(class_declaration \"struct\" name: (_) @name) @definition.struct\n(class_declaration \"enum\" name: (_) @name) @definition.enum\n(class_declaration \"extension\" name: (_) @name) @definition.extension\n(class_declaration \"actor\" name: (_) @name) @definition.actor\n(class_declaration name: (_) @name) @definition.class\n(protocol_declaration name: (_) @name) @definition.protocol\n(function_declaration name: (_) @name) @definition.function\n(protocol_function_declaration name: (_) @name) @definition.function\n(property_declaration name: (_) @name) @definition.property\n(typealias_declaration name: (_) @name) @definition.type\n"
  }
 },
 {
  "id": "terraform",
  "name": "Terraform",
  "grammar": "tree-sitter-terraform",
  "extensions": [
   ".tf",
   ".tfvars",
   ".hcl"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#",
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": []
  },
  "strings": [
   "string_lit",
   "heredoc_template"
  ],
  "definitions": [
   {
    "node": "block",
    "name": "string_lit",
    "kind": "block"
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {
   "symbols": "(block (string_lit) @name) @definition.block\n"
  }
 },
 {
  "id": "toml",
  "name": "TOML",
  "grammar": "tree-sitter-toml",
  "extensions": [
   ".toml"
  ],
  "filenames": [
   "Cargo.lock",
   "poetry.lock",
   "uv.lock",
   "Pipfile"
  ],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [
   "string"
  ],
  "definitions": [
   {
    "node": "table",
    "name": "dotted_key",
    "kind": "table"
   },
   {
    "node": "table",
    "name": "bare_key",
    "kind": "table"
   },
   {
    "node": "table_array_element",
    "name": "dotted_key",
    "kind": "table"
   },
   {
    "node": "table_array_element",
    "name": "bare_key",
    "kind": "table"
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {
   "symbols": "(table (dotted_key) @name) @definition.table\n(table (bare_key) @name) @definition.table\n(table_array_element (dotted_key) @name) @definition.table\n(table_array_element (bare_key) @name) @definition.table\n"
  }
 },
 {
  "id": "typescript",
  "name": "TypeScript",
  "grammar": "tree-sitter-typescript",
  "extensions": [
   ".ts",
   ".mts",
   ".cts"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [
   "ts"
  ],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string",
   "template_string",
   "regex"
  ],
  "definitions": [
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "generator_function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "method_definition",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "variable_declarator",
    "name": "name",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "function"
   },
   {
    "node": "variable_declarator",
    "name": "name",
    "kind": "variable"
   },
   {
    "node": "pair",
    "name": "key",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "method"
   },
   {
    "node": "assignment_expression",
    "name": "left",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "function"
   },
   {
    "node": "abstract_class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "interface_declaration",
    "name": "name",
    "kind": "interface"
   },
   {
    "node": "type_alias_declaration",
    "name": "name",
    "kind": "type"
   },
   {
    "node": "enum_declaration",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "internal_module",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "module",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "public_field_definition",
    "name": "name",
    "kind": "field"
   },
   {
    "node": "function_signature",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "abstract_method_signature",
    "name": "name",
    "kind": "method"
   }
  ],
  "statements": [
   "expression_statement",
   "variable_declaration",
   "lexical_declaration",
   "return_statement",
   "if_statement",
   "for_statement",
   "while_statement",
   "throw_statement",
   "import_statement",
   "export_statement"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(while_statement condition: (_) @condition body: (_) @then) @branch\n(binary_expression left: (_) @condition operator: [\"&&\" \"||\"] right: (_) @then) @guard\n(switch_case value: (_) @pattern) @arm\n(object (pair key: (_) @key value: (_) @value) @entry) @table\n(array (array . (_) @key . (_) @value .) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried handler: (catch_clause body: (_) @body) @handler)\n",
   "symbols": "(function_declaration name: (_) @name) @definition.function\n(generator_function_declaration name: (_) @name) @definition.function\n(class_declaration name: (_) @name) @definition.class\n(method_definition name: (_) @name) @definition.method\n(variable_declarator name: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.function\n(variable_declarator name: (_) @name) @definition.variable\n(pair key: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.method\n(assignment_expression left: (_) @name right: [(arrow_function) (function_expression) (generator_function)]) @definition.function\n(abstract_class_declaration name: (_) @name) @definition.class\n(interface_declaration name: (_) @name) @definition.interface\n(type_alias_declaration name: (_) @name) @definition.type\n(enum_declaration name: (_) @name) @definition.enum\n(internal_module name: (_) @name) @definition.namespace\n(module name: (_) @name) @definition.namespace\n(public_field_definition name: (_) @name) @definition.field\n(function_signature name: (_) @name) @definition.function\n(abstract_method_signature name: (_) @name) @definition.method\n"
  }
 },
 {
  "id": "typescriptreact",
  "name": "TypeScript JSX",
  "grammar": "tree-sitter-tsx",
  "extensions": [
   ".tsx"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [
   "tsx"
  ],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "//"
   ],
   "block": [
    [
     "/*",
     "*/"
    ]
   ],
   "doc": [
    "/**"
   ]
  },
  "strings": [
   "string",
   "template_string",
   "regex",
   "jsx_text"
  ],
  "definitions": [
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "generator_function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "method_definition",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "variable_declarator",
    "name": "name",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "function"
   },
   {
    "node": "variable_declarator",
    "name": "name",
    "kind": "variable"
   },
   {
    "node": "pair",
    "name": "key",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "method"
   },
   {
    "node": "assignment_expression",
    "name": "left",
    "holds": [
     "arrow_function",
     "function_expression",
     "generator_function"
    ],
    "kind": "function"
   },
   {
    "node": "abstract_class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "interface_declaration",
    "name": "name",
    "kind": "interface"
   },
   {
    "node": "type_alias_declaration",
    "name": "name",
    "kind": "type"
   },
   {
    "node": "enum_declaration",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "internal_module",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "module",
    "name": "name",
    "kind": "namespace"
   },
   {
    "node": "public_field_definition",
    "name": "name",
    "kind": "field"
   },
   {
    "node": "function_signature",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "abstract_method_signature",
    "name": "name",
    "kind": "method"
   }
  ],
  "statements": [
   "expression_statement",
   "variable_declaration",
   "lexical_declaration",
   "return_statement",
   "if_statement",
   "for_statement",
   "while_statement",
   "throw_statement",
   "import_statement",
   "export_statement"
  ],
  "injections": [],
  "queries": {
   "branches": "; Where code decides by a value: conditions with what follows from them, arms of a switch, entries of a table.\n(if_statement condition: (_) @condition consequence: (_) @then alternative: (_)? @else) @branch\n(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else) @branch\n(while_statement condition: (_) @condition body: (_) @then) @branch\n(binary_expression left: (_) @condition operator: [\"&&\" \"||\"] right: (_) @then) @guard\n(switch_case value: (_) @pattern) @arm\n(object (pair key: (_) @key value: (_) @value) @entry) @table\n(array (array . (_) @key . (_) @value .) @entry) @table\n",
   "handlers": "; Where a failure is caught, or asked for.\n(try_statement body: (_) @tried handler: (catch_clause body: (_) @body) @handler)\n",
   "symbols": "(function_declaration name: (_) @name) @definition.function\n(generator_function_declaration name: (_) @name) @definition.function\n(class_declaration name: (_) @name) @definition.class\n(method_definition name: (_) @name) @definition.method\n(variable_declarator name: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.function\n(variable_declarator name: (_) @name) @definition.variable\n(pair key: (_) @name value: [(arrow_function) (function_expression) (generator_function)]) @definition.method\n(assignment_expression left: (_) @name right: [(arrow_function) (function_expression) (generator_function)]) @definition.function\n(abstract_class_declaration name: (_) @name) @definition.class\n(interface_declaration name: (_) @name) @definition.interface\n(type_alias_declaration name: (_) @name) @definition.type\n(enum_declaration name: (_) @name) @definition.enum\n(internal_module name: (_) @name) @definition.namespace\n(module name: (_) @name) @definition.namespace\n(public_field_definition name: (_) @name) @definition.field\n(function_signature name: (_) @name) @definition.function\n(abstract_method_signature name: (_) @name) @definition.method\n"
  }
 },
 {
  "id": "vue",
  "name": "Vue",
  "grammar": "tree-sitter-vue",
  "extensions": [
   ".vue"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [],
   "block": [
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [
   "quoted_attribute_value",
   "text"
  ],
  "definitions": [],
  "statements": [],
  "injections": [
   {
    "node": "raw_text",
    "language": "json",
    "when": "^<script[^>]*\\btype\\s*=\\s*[\"']?(?:application/(?:[\\w.+-]*\\+)?json|importmap|speculationrules)"
   },
   {
    "node": "raw_text",
    "language": "javascript",
    "from": "lang",
    "when": "^<script(?![^>]*\\btype\\s*=\\s*[\"'](?!(?:module|text/(?:javascript|ecmascript|babel|jsx|typescript|partytown)|application/(?:javascript|ecmascript|x-javascript)|)[\"']))"
   },
   {
    "node": "raw_text",
    "language": "css",
    "from": "lang",
    "when": "^<style"
   },
   {
    "node": "raw_text",
    "language": "typescript",
    "when": "^\\{\\{"
   }
  ],
  "queries": {}
 },
 {
  "id": "xml",
  "name": "XML",
  "grammar": null,
  "extensions": [
   ".xml",
   ".csproj",
   ".vbproj",
   ".fsproj",
   ".props",
   ".targets",
   ".xsd",
   ".xsl",
   ".config",
   ".svg"
  ],
  "filenames": [],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [],
   "line": [],
   "block": [
    [
     "<!--",
     "-->"
    ]
   ],
   "doc": []
  },
  "strings": [],
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
 },
 {
  "id": "yaml",
  "name": "YAML",
  "grammar": "tree-sitter-yaml",
  "extensions": [
   ".yml",
   ".yaml"
  ],
  "filenames": [
   ".clang-tidy",
   ".clang-format"
  ],
  "interpreters": [],
  "aliases": [],
  "comments": {
   "nodes": [
    "comment"
   ],
   "line": [
    "#"
   ],
   "block": [],
   "doc": []
  },
  "strings": [
   "block_scalar",
   "double_quote_scalar",
   "single_quote_scalar"
  ],
  "definitions": [],
  "statements": [],
  "injections": [
   {
    "node": "block_scalar",
    "language": "shellscript",
    "when": "^(?:- )?(?:run|script|before_script|after_script|command|bash)\\s*:",
    "through": [
     "block_sequence",
     "block_sequence_item",
     "block_node"
    ],
    "files": [
     ".github/workflows/*.{yml,yaml}",
     ".github/actions/**/*.{yml,yaml}",
     "**/action.{yml,yaml}",
     ".gitlab-ci.{yml,yaml}",
     ".gitlab/**/*.{yml,yaml}",
     "**/azure-pipelines*.{yml,yaml}",
     ".circleci/**/*.{yml,yaml}",
     ".buildkite/**/*.{yml,yaml}",
     ".travis.{yml,yaml}",
     "bitbucket-pipelines.{yml,yaml}"
    ],
    "skip": "^[|>][^\\n]*\\n"
   },
   {
    "node": "plain_scalar",
    "language": "shellscript",
    "when": "^(?:- )?(?:run|script|before_script|after_script|command|bash)\\s*:[ \\t]*(?:[^\\s#]|\\s*(?:#[^\\n]*\\n\\s*)*- )",
    "through": [
     "block_sequence",
     "block_sequence_item",
     "block_node"
    ],
    "files": [
     ".github/workflows/*.{yml,yaml}",
     ".github/actions/**/*.{yml,yaml}",
     "**/action.{yml,yaml}",
     ".gitlab-ci.{yml,yaml}",
     ".gitlab/**/*.{yml,yaml}",
     "**/azure-pipelines*.{yml,yaml}",
     ".circleci/**/*.{yml,yaml}",
     ".buildkite/**/*.{yml,yaml}",
     ".travis.{yml,yaml}",
     "bitbucket-pipelines.{yml,yaml}"
    ]
   }
  ],
  "queries": {}
 }
];
