// Generated from syntaxes/*/ by `npm run generate`. Do not edit.
import type { LanguagePack } from '../language-pack.ts';

// prettier-ignore
export const languagePacks: readonly LanguagePack[] = [
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
    "node": "struct_specifier",
    "name": "name",
    "kind": "struct"
   },
   {
    "node": "enum_specifier",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "function_definition",
    "name": "declarator",
    "kind": "function"
   }
  ],
  "statements": [
   "expression_statement",
   "declaration",
   "return_statement",
   "if_statement"
  ],
  "injections": [],
  "queries": {}
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
    "node": "struct_specifier",
    "name": "name",
    "kind": "struct"
   },
   {
    "node": "enum_specifier",
    "name": "name",
    "kind": "enum"
   },
   {
    "node": "function_definition",
    "name": "declarator",
    "kind": "function"
   },
   {
    "node": "class_specifier",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "namespace_definition",
    "name": "name",
    "kind": "namespace"
   }
  ],
  "statements": [
   "expression_statement",
   "declaration",
   "return_statement",
   "if_statement"
  ],
  "injections": [],
  "queries": {}
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
    "node": "method_declaration",
    "name": "name",
    "kind": "method"
   },
   {
    "node": "property_declaration",
    "name": "name",
    "kind": "property"
   },
   {
    "node": "namespace_declaration",
    "name": "name",
    "kind": "namespace"
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
  "queries": {}
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
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
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
   }
  ],
  "statements": [],
  "injections": [],
  "queries": {}
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
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
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
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
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
  "queries": {}
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
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
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
    "language": "javascript",
    "from": "lang",
    "when": "^<script"
   },
   {
    "node": "raw_text",
    "language": "css",
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
    "node": "record_declaration",
    "name": "name",
    "kind": "record"
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
  "queries": {}
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
    "kind": "variable"
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
  "queries": {}
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
    "kind": "class"
   },
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "object_declaration",
    "name": "name",
    "kind": "object"
   }
  ],
  "statements": [
   "property_declaration"
  ],
  "injections": [],
  "queries": {}
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
  "queries": {}
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
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
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
    "node": "enum_declaration",
    "name": "name",
    "kind": "enum"
   }
  ],
  "statements": [
   "expression_statement",
   "return_statement",
   "if_statement",
   "property_declaration"
  ],
  "injections": [],
  "queries": {}
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
  "queries": {}
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
  "queries": {}
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
   }
  ],
  "statements": [
   "expression_statement",
   "let_declaration",
   "use_declaration"
  ],
  "injections": [],
  "queries": {}
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
    "node": "function_definition",
    "name": "name",
    "kind": "function"
   }
  ],
  "statements": [
   "val_definition",
   "var_definition",
   "call_expression"
  ],
  "injections": [],
  "queries": {}
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
  "queries": {}
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
  "grammar": "tree-sitter-html",
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
    "language": "javascript",
    "from": "lang",
    "when": "^<script"
   },
   {
    "node": "raw_text",
    "language": "css",
    "when": "^<style"
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
    "kind": "class"
   },
   {
    "node": "function_declaration",
    "name": "name",
    "kind": "function"
   },
   {
    "node": "protocol_declaration",
    "name": "name",
    "kind": "protocol"
   }
  ],
  "statements": [
   "property_declaration"
  ],
  "injections": [],
  "queries": {}
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
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
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
  "definitions": [],
  "statements": [],
  "injections": [],
  "queries": {}
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
    "kind": "variable"
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
    "node": "abstract_class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "public_field_definition",
    "name": "name",
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
  "queries": {}
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
    "kind": "variable"
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
    "node": "abstract_class_declaration",
    "name": "name",
    "kind": "class"
   },
   {
    "node": "public_field_definition",
    "name": "name",
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
  "queries": {}
 },
 {
  "id": "vue",
  "name": "Vue",
  "grammar": "tree-sitter-html",
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
    "language": "javascript",
    "from": "lang",
    "when": "^<script"
   },
   {
    "node": "raw_text",
    "language": "css",
    "when": "^<style"
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
  "strings": [
   "AttValue",
   "CharData"
  ],
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
   }
  ],
  "queries": {}
 }
];
