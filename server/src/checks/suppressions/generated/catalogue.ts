// Generated from catalogue/*.yaml by `npm run generate`. Do not edit.
import type { Entry } from '../entry.ts';

// prettier-ignore
export const catalogue: readonly Entry[] = [
 {
  "id": "clang-tidy",
  "tool": "clang-tidy and cpplint",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://clang.llvm.org/extra/clang-tidy/#suppressing-undesired-diagnostics",
  "instead": "Change the code so that the check is content.",
  "forms": [
   {
    "name": "NOLINT",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NOLINT",
    "ignoreCase": false,
    "match": "NOLINT(?![\\w-])(?:\\((?<rules>[^)\\r\\n]*)\\)|(?=\\s*(?:$|[:\\-–—.,;]|//|\\*))|(?<=^\\s*NOLINT))",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "blanket": "\\*",
    "checked": false
   },
   {
    "name": "NOLINTNEXTLINE",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NOLINT",
    "ignoreCase": false,
    "match": "NOLINT(?:NEXTLINE|_NEXT_LINE)(?![\\w-])(?:\\((?<rules>[^)\\r\\n]*)\\)|(?=\\s*(?:$|[:\\-–—.,;]|//|\\*))|(?<=^\\s*NOLINTNEXTLINE))",
    "at": "anywhere",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "blanket": "\\*",
    "checked": false
   },
   {
    "name": "NOLINTBEGIN",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NOLINTBEGIN",
    "ignoreCase": false,
    "match": "NOLINTBEGIN(?![\\w-])(?:\\((?<rules>[^)\\r\\n]*)\\))?",
    "at": "anywhere",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "NOLINTEND",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "blanket": "\\*",
    "checked": false
   }
  ]
 },
 {
  "id": "clang-format",
  "tool": "clang-format",
  "kind": "format",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp",
   "java",
   "proto",
   "csharp"
  ],
  "url": "https://clang.llvm.org/docs/ClangFormatStyleOptions.html#disabling-formatting-on-a-piece-of-code",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "clang-format off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "clang-format off",
    "ignoreCase": false,
    "match": "clang-format off(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "compiler-diagnostic",
  "tool": "GCC and Clang",
  "kind": "build",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://gcc.gnu.org/onlinedocs/gcc/Diagnostic-Pragmas.html",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "#pragma GCC diagnostic ignored",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "diagnostic",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#[ \\t]*pragma[ \\t]+(?:GCC|clang)[ \\t]+diagnostic[ \\t]+ignored[ \\t]+\"(?<rules>[^\"\\r\\n]*)\")",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "(?:GCC|clang)[ \\t]+diagnostic[ \\t]+(?:pop|warning|error)",
    "names": "always",
    "separator": "[\\s,]+",
    "blanket": "-Weverything|-Wall",
    "checked": false
   },
   {
    "name": "_Pragma(\"GCC diagnostic ignored\")",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "_Pragma",
    "ignoreCase": false,
    "match": "\\b_Pragma\\s*\\(\\s*\"(?:GCC|clang)\\s+diagnostic\\s+ignored\\s+\\\\\"(?<rules>[^\"\\\\]*)\\\\\"\\s*\"\\s*\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "blanket": "-Weverything|-Wall",
    "checked": false
   },
   {
    "name": "#pragma GCC system_header",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "system_header",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#[ \\t]*pragma[ \\t]+(?:GCC|clang)[ \\t]+system_header\\b)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "msvc-warning",
  "tool": "MSVC",
  "kind": "build",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://learn.microsoft.com/cpp/preprocessor/warning",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "#pragma warning(disable)",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "warning",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#[ \\t]*pragma[ \\t]+warning[ \\t]*\\([^()\\r\\n]*?\\bdisable[ \\t]*:[ \\t]*(?<rules>[\\w \\t]+)[^()\\r\\n]*\\))",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "pragma[ \\t]+warning[ \\t]*\\([ \\t]*(?:pop|default|error)",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#pragma warning(suppress)",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "warning",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#[ \\t]*pragma[ \\t]+warning[ \\t]*\\([ \\t]*suppress[ \\t]*:[ \\t]*(?<rules>[\\w \\t]+)\\))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#pragma warning(push, 0)",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "warning",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#[ \\t]*pragma[ \\t]+warning[ \\t]*\\([ \\t]*push[ \\t]*,[ \\t]*0[ \\t]*\\))",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "pragma[ \\t]+warning[ \\t]*\\([ \\t]*pop",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "__pragma(warning(disable))",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "__pragma",
    "ignoreCase": false,
    "match": "\\b__pragma\\s*\\(\\s*warning\\s*\\((?:[^()]*?\\b)?(?:disable|suppress)\\s*:\\s*(?<rules>[\\w \\t]+)[^()]*\\)\\s*\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "cpp-suppress-attribute",
  "tool": "Clang analysers and the Core Guidelines checker",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://clang.llvm.org/docs/AttributeReference.html#suppress",
  "instead": "Change the code so that the checker is content.",
  "forms": [
   {
    "name": "[[gsl::suppress]]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "gsl::suppress",
    "ignoreCase": false,
    "match": "\\[\\[\\s*gsl::suppress\\s*\\(\\s*\"?(?<rules>[\\w.:-]+)\"?(?:\\s*,\\s*justification\\s*:\\s*\"(?<reason>[^\"]*)\")?\\s*\\)\\s*\\]\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "[[clang::suppress]]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "clang::suppress",
    "ignoreCase": false,
    "match": "\\[\\[\\s*clang::suppress(?:\\s*\\(\\s*\"(?<reason>[^\"]*)\"\\s*\\))?\\s*\\]\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "cppcheck",
  "tool": "Cppcheck",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://cppcheck.sourceforge.io/manual.html#suppressions",
  "instead": "Change the code so that the check is content.",
  "forms": [
   {
    "name": "cppcheck-suppress",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cppcheck-suppress",
    "ignoreCase": false,
    "match": "cppcheck-suppress(?:-macro)?(?:[ \\t]*\\[|[ \\t]+)(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)\\]?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "cppcheck-suppress-begin",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cppcheck-suppress-begin",
    "ignoreCase": false,
    "match": "cppcheck-suppress-begin(?:[ \\t]+|\\[)(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)\\]?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "cppcheck-suppress-end",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "cppcheck-suppress-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cppcheck-suppress-file",
    "ignoreCase": false,
    "match": "cppcheck-suppress-file(?:[ \\t]+|\\[)(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)\\]?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "sanitizer",
  "tool": "the sanitizers",
  "kind": "security",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp",
   "rust"
  ],
  "url": "https://clang.llvm.org/docs/AddressSanitizer.html#disabling-instrumentation-with-attribute-no-sanitize-address",
  "instead": "Mend the memory error, race or overflow it reports.",
  "forms": [
   {
    "name": "no_sanitize",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "no_sanitize",
    "ignoreCase": false,
    "match": "\\b(?:clang::|gnu::)?(?:no_sanitize|no_sanitize_address|no_sanitize_thread|no_sanitize_memory|no_sanitize_undefined)\\b(?:\\s*\\(\\s*(?<rules>\"[^\"]*\"(?:\\s*,\\s*\"[^\"]*\")*)\\s*\\))?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "lcov",
  "tool": "lcov, gcovr and grcov",
  "kind": "coverage",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp",
   "rust",
   "shellscript",
   "bash",
   "sh",
   "zsh",
   "python",
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "swift",
   "dart",
   "perl"
  ],
  "url": "https://gcovr.com/en/stable/guide/exclusion-markers.html",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "LCOV_EXCL_LINE",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "_EXCL_",
    "ignoreCase": false,
    "match": "(?:LCOV|GCOV|GCOVR|GRCOV)_EXCL_(?:BR_)?LINE\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "LCOV_EXCL_START",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "_EXCL_",
    "ignoreCase": false,
    "match": "(?:LCOV|GCOV|GCOVR|GRCOV)_EXCL_(?:BR_)?START\\b",
    "at": "anywhere",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "_EXCL_(?:BR_)?STOP",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "pvs-studio",
  "tool": "PVS-Studio",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp",
   "csharp",
   "java"
  ],
  "url": "https://pvs-studio.com/en/docs/manual/0017/",
  "instead": "Change the code so that the diagnostic has no ground.",
  "forms": [
   {
    "name": "//-V501",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "-V",
    "near": "//-V(?:\\d|::)",
    "ignoreCase": false,
    "match": "(?<=^)-V(?<rules>\\d+|::\\d+)",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "coverity",
  "tool": "Coverity",
  "kind": "security",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp",
   "java",
   "csharp"
  ],
  "url": "https://documentation.blackduck.com/bundle/coverity-docs/page/coverity-analysis/topics/suppressing_defects_with_annotations.html",
  "instead": "Mend the defect it reports.",
  "forms": [
   {
    "name": "coverity[event]",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverity",
    "ignoreCase": false,
    "match": "coverity\\s*\\[\\s*(?<rules>[\\w.]+)[^\\]\\r\\n]*\\]",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "pc-lint",
  "tool": "PC-lint",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://pclintplus.com/",
  "instead": "Change the code so that the message has no ground.",
  "forms": [
   {
    "name": "lint -e",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "lint",
    "ignoreCase": false,
    "match": "(?<=^)lint\\s+(?<rules>(?:!e|-e|-esym\\()\\d+[^\\r\\n*]*?)(?=\\s*(?:$|\\*/|//))",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "oclint",
  "tool": "OCLint",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://docs.oclint.org/en/stable/howto/suppress.html",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "!OCLINT",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "OCLINT",
    "near": "//!OCLINT",
    "ignoreCase": false,
    "match": "OCLINT\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "oclint:suppress",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "oclint:suppress",
    "ignoreCase": false,
    "match": "\\bannotate\\s*\\(\\s*\"oclint:suppress(?:\\[(?<rules>[^\\]\"]*)\\])?\"\\s*\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "codechecker",
  "tool": "CodeChecker",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://codechecker.readthedocs.io/en/latest/analyzer/user_guide/#source-code-comments-review-status",
  "instead": "Mend what it reports.",
  "forms": [
   {
    "name": "codechecker_suppress",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "codechecker_",
    "ignoreCase": false,
    "match": "codechecker_(?:suppress|false_positive|intentional)\\s*\\[\\s*(?<rules>[^\\]\\r\\n]*)\\]",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "iwyu",
  "tool": "Include What You Use",
  "kind": "lint",
  "languages": [
   "c",
   "cpp",
   "objective-c",
   "objective-cpp",
   "objc",
   "cuda-cpp"
  ],
  "url": "https://github.com/include-what-you-use/include-what-you-use/blob/master/docs/IWYUPragmas.md",
  "instead": "Include what is used, and nothing else.",
  "forms": [
   {
    "name": "IWYU pragma: keep",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "IWYU pragma:",
    "ignoreCase": false,
    "match": "IWYU pragma:\\s*(?:keep|no_include)\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "csharp-pragma",
  "tool": "the C# compiler and analysers",
  "kind": "lint",
  "languages": [
   "csharp"
  ],
  "url": "https://learn.microsoft.com/dotnet/csharp/language-reference/preprocessor-directives#pragma-warning",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "#pragma warning disable",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pragma",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#[ \\t]*pragma[ \\t]+warning[ \\t]+disable\\b(?:[ \\t]+(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*))?)",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "#[ \\t]*pragma[ \\t]+warning[ \\t]+restore",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "csharp-suppressmessage",
  "tool": "Roslyn analysers",
  "kind": "lint",
  "languages": [
   "csharp"
  ],
  "url": "https://learn.microsoft.com/dotnet/fundamentals/code-analysis/suppress-warnings",
  "instead": "Change the code so that the analyser is content.",
  "forms": [
   {
    "name": "[SuppressMessage]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressMessage",
    "ignoreCase": false,
    "match": "(?<=[\\[,]\\s*(?:(?:method|return|type|field|property|event|param)\\s*:\\s*)?)(?:[\\w.]+\\.)?(?:Unconditional)?SuppressMessage(?:Attribute)?\\s*\\(\\s*(?:category\\s*:\\s*)?@?\"(?:\\\\.|[^\"\\\\])*\"\\s*,\\s*(?:checkId\\s*:\\s*)?@?\"(?<rules>[\\w.]+)(?:\\\\.|[^\"\\\\])*\"(?:[^()\"]|\"(?:\\\\.|[^\"\\\\])*\")*?(?:Justification\\s*=\\s*@?\"(?!<Pending>)(?<reason>(?:\\\\.|[^\"\\\\])*)\"(?:[^()\"]|\"(?:\\\\.|[^\"\\\\])*\")*)?\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "blanket": "\\*",
    "checked": false
   },
   {
    "name": "[assembly: SuppressMessage]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressMessage",
    "ignoreCase": false,
    "match": "(?<=\\[\\s*)(?:assembly|module)\\s*:\\s*(?:[\\w.]+\\.)?(?:Unconditional)?SuppressMessage(?:Attribute)?\\s*\\(\\s*(?:category\\s*:\\s*)?@?\"(?:\\\\.|[^\"\\\\])*\"\\s*,\\s*(?:checkId\\s*:\\s*)?@?\"(?<rules>[\\w.]+)(?:\\\\.|[^\"\\\\])*\"(?:[^()\"]|\"(?:\\\\.|[^\"\\\\])*\")*?(?:Justification\\s*=\\s*@?\"(?!<Pending>)(?<reason>(?:\\\\.|[^\"\\\\])*)\"(?:[^()\"]|\"(?:\\\\.|[^\"\\\\])*\")*)?\\)",
    "at": "start",
    "scope": "project",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "csharp-nullable",
  "tool": "C# nullability",
  "kind": "type",
  "languages": [
   "csharp"
  ],
  "url": "https://learn.microsoft.com/dotnet/csharp/nullable-references",
  "instead": "Annotate what may be null and check it.",
  "forms": [
   {
    "name": "#nullable disable",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nullable",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#[ \\t]*nullable[ \\t]+disable\\b(?:[ \\t]+(?:warnings|annotations))?)",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "#[ \\t]*nullable[ \\t]+(?:restore|enable)",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "csharp-type-escape",
  "tool": "C#",
  "kind": "type-escape",
  "languages": [
   "csharp"
  ],
  "url": "https://learn.microsoft.com/dotnet/csharp/language-reference/operators/null-forgiving",
  "instead": "Check for null and say what happens then.",
  "forms": [
   {
    "name": "x!",
    "where": "node",
    "nodes": [
     "postfix_unary_expression"
    ],
    "comments": "any",
    "placement": "any",
    "keyword": "!",
    "near": "(?<=[\\w)\\]>])!(?!=)",
    "ignoreCase": false,
    "match": "[\\s\\S]+(?<directive>!)$",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "resharper",
  "tool": "ReSharper",
  "kind": "lint",
  "languages": [
   "csharp",
   "cpp",
   "c",
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "razor",
   "xml",
   "vb",
   "fsharp"
  ],
  "url": "https://www.jetbrains.com/help/resharper/Code_Analysis__Code_Inspections.html",
  "instead": "Change the code so that the inspection is content.",
  "forms": [
   {
    "name": "ReSharper disable once",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ReSharper disable once",
    "ignoreCase": false,
    "match": "ReSharper\\s+disable\\s+once(?:\\s+(?<rules>[\\w.]+(?:\\s*,\\s*[\\w.]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "All|all",
    "checked": false
   },
   {
    "name": "ReSharper disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ReSharper disable",
    "ignoreCase": false,
    "match": "ReSharper\\s+disable\\s+(?!once\\b)(?<rules>[\\w.]+(?:\\s*,\\s*[\\w.]+)*)",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "ReSharper\\s+restore",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "All|all",
    "checked": false
   }
  ]
 },
 {
  "id": "dotnet-coverage",
  "tool": ".NET coverage",
  "kind": "coverage",
  "languages": [
   "csharp",
   "fsharp",
   "vb"
  ],
  "url": "https://learn.microsoft.com/dotnet/api/system.diagnostics.codeanalysis.excludefromcodecoverageattribute",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "[ExcludeFromCodeCoverage]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ExcludeFromCodeCoverage",
    "ignoreCase": false,
    "match": "(?<=[\\[,<]\\s*(?:(?:method|type|property|event)\\s*:\\s*)?)(?:[\\w.]+\\.)?ExcludeFromCodeCoverage(?:Attribute)?(?!\\w)(?:\\s*\\(\\s*(?:Justification\\s*=\\s*@?\"(?<reason>(?:\\\\.|[^\"\\\\])*)\")?\\s*\\))?(?=\\s*[\\],>])",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "[assembly: ExcludeFromCodeCoverage]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ExcludeFromCodeCoverage",
    "ignoreCase": false,
    "match": "(?<=\\[\\s*)assembly\\s*:\\s*(?:[\\w.]+\\.)?ExcludeFromCodeCoverage(?:Attribute)?(?!\\w)(?:\\s*\\(\\s*(?:Justification\\s*=\\s*@?\"(?<reason>(?:\\\\.|[^\"\\\\])*)\")?\\s*\\))?",
    "at": "start",
    "scope": "project",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "fsharp-nowarn",
  "tool": "the F# compiler",
  "kind": "lint",
  "languages": [
   "fsharp"
  ],
  "url": "https://learn.microsoft.com/dotnet/fsharp/language-reference/compiler-directives",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "#nowarn",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nowarn",
    "ignoreCase": false,
    "match": "^[ \\t\\uFEFF]*(?<directive>#nowarn(?:[ \\t]+(?<rules>\"?\\w+\"?(?:[ \\t]+\"?\\w+\"?)*)))",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "fsharplint:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "fsharplint:",
    "ignoreCase": false,
    "match": "fsharplint:\\s*disable(?:-next-line|-line)?(?:[ \\t]+(?<rules>\\w+(?:[ \\t]+\\w+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "nolint",
  "tool": "golangci-lint",
  "kind": "lint",
  "languages": [
   "go"
  ],
  "url": "https://golangci-lint.run/docs/linters/false-positives/#nolint-directive",
  "instead": "Handle the error or change the code so that the linter is content.",
  "forms": [
   {
    "name": "//nolint",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nolint",
    "ignoreCase": false,
    "match": "nolint(?::\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*)|(?![\\w:-])(?=\\s*(?:$|//)|[ \\t]*[^\\w\\s]))",
    "at": "start",
    "scope": "line",
    "widens": "file-when-first",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "// exhaustive:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": ":ignore",
    "ignoreCase": false,
    "match": "(?:exhaustive|exhaustruct|gocognit|gomnd|mnd|gocyclo|cyclop|nestif|funlen):ignore\\b",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "gosec",
  "tool": "gosec",
  "kind": "security",
  "languages": [
   "go"
  ],
  "url": "https://github.com/securego/gosec#annotating-code",
  "instead": "Remove the risk; where the value cannot be hostile, show it in code by checking it.",
  "forms": [
   {
    "name": "#nosec",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nosec",
    "ignoreCase": false,
    "match": "(?<=#\\s?|^\\s*)#?nosec(?![\\w-])(?::?[ \\t]+(?<rules>G\\d{3}(?:[,\\s]+G\\d{3})*))?",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "//gosec:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "gosec:disable",
    "ignoreCase": false,
    "match": "gosec:disable(?![\\w-])(?:[ \\t]+(?<rules>G\\d{3}(?:[,\\s]+G\\d{3})*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "staticcheck",
  "tool": "staticcheck",
  "kind": "lint",
  "languages": [
   "go"
  ],
  "url": "https://staticcheck.dev/docs/configuration/#line-based-linter-directives",
  "instead": "Change the code so that the check is content; replace what is deprecated.",
  "forms": [
   {
    "name": "//lint:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "lint:ignore",
    "ignoreCase": false,
    "match": "lint:ignore[ \\t]+(?<rules>[\\w*]+(?:,[\\w*]+)*)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "\\*",
    "checked": false
   },
   {
    "name": "//lint:file-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "lint:file-ignore",
    "ignoreCase": false,
    "match": "lint:file-ignore[ \\t]+(?<rules>[\\w*]+(?:,[\\w*]+)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "\\*",
    "checked": false
   }
  ]
 },
 {
  "id": "revive",
  "tool": "revive",
  "kind": "lint",
  "languages": [
   "go"
  ],
  "url": "https://github.com/mgechev/revive#comment-directives",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "//revive:disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "revive:disable-line",
    "ignoreCase": false,
    "match": "revive:disable-line(?::(?<rules>[\\w-]+))?(?![\\w-])",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "//revive:disable-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "revive:disable-next-line",
    "ignoreCase": false,
    "match": "revive:disable-next-line(?::(?<rules>[\\w-]+))?(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "//revive:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "revive:disable",
    "ignoreCase": false,
    "match": "revive:disable(?!-)(?::(?<rules>[\\w-]+))?(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "revive:enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "go-coverage",
  "tool": "go-test-coverage",
  "kind": "coverage",
  "languages": [
   "go"
  ],
  "url": "https://github.com/vladopajic/go-test-coverage#exclude-code-from-coverage",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "// coverage-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage-ignore",
    "ignoreCase": false,
    "match": "coverage-ignore(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "//coverage:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage:ignore",
    "ignoreCase": false,
    "match": "coverage:ignore(?! ?file)(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "//coverage:ignore file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage:ignore",
    "ignoreCase": false,
    "match": "coverage:ignore ?file(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "go-norace",
  "tool": "the Go compiler’s checks",
  "kind": "build",
  "languages": [
   "go"
  ],
  "url": "https://pkg.go.dev/cmd/compile#hdr-Compiler_Directives",
  "instead": "Mend the data race or the pointer arithmetic.",
  "forms": [
   {
    "name": "//go:norace",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "go:norace",
    "ignoreCase": false,
    "match": "go:norace\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "//go:nocheckptr",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "go:nocheckptr",
    "ignoreCase": false,
    "match": "go:nocheckptr\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "hadolint",
  "tool": "Hadolint",
  "kind": "lint",
  "languages": [
   "dockerfile"
  ],
  "url": "https://github.com/hadolint/hadolint#inline-ignores",
  "instead": "Pin, clean up or rewrite the instruction as the rule asks.",
  "forms": [
   {
    "name": "# hadolint ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "hadolint",
    "ignoreCase": false,
    "match": "hadolint\\s+ignore\\s*=\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# hadolint global ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "hadolint",
    "ignoreCase": false,
    "match": "hadolint\\s+global\\s+ignore\\s*=\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "docker-check",
  "tool": "Docker build checks",
  "kind": "build",
  "languages": [
   "dockerfile"
  ],
  "url": "https://docs.docker.com/build/checks/",
  "instead": "Rewrite the instruction as the check asks.",
  "forms": [
   {
    "name": "# check=skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "check=",
    "ignoreCase": false,
    "match": "check=(?:[\\w=]+;)*skip=(?<rules>\\w+(?:,\\w+)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "yamllint",
  "tool": "yamllint",
  "kind": "lint",
  "languages": [
   "yaml",
   "dockercompose",
   "github-actions-workflow",
   "ansible"
  ],
  "url": "https://yamllint.readthedocs.io/en/stable/disable_with_comments.html",
  "instead": "Write the YAML as the rule asks.",
  "forms": [
   {
    "name": "# yamllint disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "yamllint",
    "ignoreCase": false,
    "match": "yamllint\\s+disable-line(?:\\s+(?<rules>rule:[\\w-]+(?:\\s+rule:[\\w-]+)*))?(?![\\w-])",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*rule:",
    "checked": false
   },
   {
    "name": "# yamllint disable-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "yamllint",
    "ignoreCase": false,
    "match": "yamllint\\s+disable-file(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# yamllint disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "yamllint",
    "ignoreCase": false,
    "match": "yamllint\\s+disable(?![\\w-])(?:\\s+(?<rules>rule:[\\w-]+(?:\\s+rule:[\\w-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "yamllint\\s+enable",
    "names": "optional",
    "separator": "\\s*rule:",
    "checked": false
   }
  ]
 },
 {
  "id": "ansible-lint",
  "tool": "ansible-lint",
  "kind": "lint",
  "languages": [
   "yaml",
   "ansible"
  ],
  "url": "https://ansible.readthedocs.io/projects/lint/usage/#muting-warnings-to-avoid-false-positives",
  "instead": "Write the task as the rule asks.",
  "forms": [
   {
    "name": "# noqa",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "noqa",
    "ignoreCase": false,
    "match": "noqa(?![\\w-])(?::?\\s*(?<rules>[a-z][\\w-]*(?:\\[[\\w-]+\\])?(?:[\\s,]+[a-z][\\w-]*[\\[-][\\w\\[\\]-]+)*|[A-Z]*\\d+(?:[\\s,]+[A-Z]*\\d+)*))?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "zizmor",
  "tool": "zizmor",
  "kind": "security",
  "languages": [
   "yaml",
   "github-actions-workflow"
  ],
  "url": "https://docs.zizmor.sh/usage/#ignoring-results",
  "instead": "Mend what zizmor reports, most often by pinning an action or narrowing a permission.",
  "forms": [
   {
    "name": "# zizmor: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "zizmor:",
    "ignoreCase": false,
    "match": "zizmor:\\s*ignore\\[(?<rules>[^\\]\\r\\n]*)\\]",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "tflint",
  "tool": "TFLint",
  "kind": "lint",
  "languages": [
   "terraform",
   "hcl"
  ],
  "url": "https://github.com/terraform-linters/tflint/blob/master/docs/user-guide/annotations.md",
  "instead": "Write the resource as the rule asks.",
  "forms": [
   {
    "name": "# tflint-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tflint-ignore",
    "ignoreCase": false,
    "match": "tflint-ignore:\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "# tflint-ignore-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tflint-ignore-file",
    "ignoreCase": false,
    "match": "tflint-ignore-file:\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "bicep",
  "tool": "the Bicep linter",
  "kind": "lint",
  "languages": [
   "bicep"
  ],
  "url": "https://learn.microsoft.com/azure/azure-resource-manager/bicep/linter",
  "instead": "Write the resource as the rule asks.",
  "forms": [
   {
    "name": "#disable-next-line",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "disable-next-line",
    "ignoreCase": false,
    "match": "#disable-next-line[ \\t]+(?<rules>[\\w-]+(?:[ \\t]+[\\w-]+)*)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#disable-diagnostics",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "disable-diagnostics",
    "ignoreCase": false,
    "match": "#disable-diagnostics[ \\t]+(?<rules>[\\w-]+(?:[ \\t]+[\\w-]+)*)",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "#restore-diagnostics",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "deadnix",
  "tool": "deadnix",
  "kind": "lint",
  "languages": [
   "nix"
  ],
  "url": "https://github.com/astro/deadnix",
  "instead": "Delete the unused binding.",
  "forms": [
   {
    "name": "# deadnix: skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deadnix:",
    "ignoreCase": false,
    "match": "deadnix:\\s*skip\\b",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "buf",
  "tool": "Buf and protolint",
  "kind": "lint",
  "languages": [
   "proto",
   "proto3",
   "protobuf"
  ],
  "url": "https://buf.build/docs/lint/",
  "instead": "Name and shape the message as the rule asks.",
  "forms": [
   {
    "name": "buf:lint:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "buf:lint:ignore",
    "ignoreCase": false,
    "match": "buf:lint:ignore\\s+(?<rules>[A-Z][A-Z0-9_]*)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "protolint:disable:next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "protolint:disable",
    "ignoreCase": false,
    "match": "protolint:disable:(?:next|this)\\s+(?<rules>[A-Z][A-Z0-9_]*(?:\\s+[A-Z][A-Z0-9_]*)*)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "protolint:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "protolint:disable",
    "ignoreCase": false,
    "match": "protolint:disable(?!:)(?:\\s+(?<rules>[A-Z][A-Z0-9_]*(?:\\s+[A-Z][A-Z0-9_]*)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "protolint:enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "api-linter disabled",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "api-linter",
    "ignoreCase": false,
    "match": "\\(--\\s*api-linter:\\s*(?<rules>[\\w:-]+?)=disabled\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "eslint",
  "tool": "ESLint",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://eslint.org/docs/latest/use/configure/rules#disabling-rules",
  "instead": "Change the code so that the rule is content, or change the rule for the whole project where it is reviewed.",
  "forms": [
   {
    "name": "eslint-disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "not-doc",
    "placement": "any",
    "keyword": "eslint-disable-line",
    "ignoreCase": false,
    "match": "eslint-disable-line(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   },
   {
    "name": "eslint-disable-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "not-doc",
    "placement": "any",
    "keyword": "eslint-disable-next-line",
    "ignoreCase": false,
    "match": "eslint-disable-next-line(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   },
   {
    "name": "eslint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "block",
    "placement": "any",
    "keyword": "eslint-disable",
    "ignoreCase": false,
    "match": "eslint-disable(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "eslint-enable",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   },
   {
    "name": "eslint rule: off",
    "where": "comment",
    "nodes": [],
    "comments": "block",
    "placement": "any",
    "keyword": "eslint",
    "ignoreCase": false,
    "match": "eslint\\s+(?=[@\\w\"'])(?:[\\s\\S]*?[,{]\\s*)??(?<directive>[\"']?(?<rules>@?[\\w@/-]+)[\"']?\\s*:\\s*(?:\\[\\s*)?(?:[\"']off[\"']|off\\b|0\\b))",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "eslint-disable in a template",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "html",
     "vue",
     "svelte",
     "astro"
    ],
    "keyword": "eslint-disable",
    "ignoreCase": false,
    "match": "eslint-disable(?:-next-line|-line)?(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   }
  ]
 },
 {
  "id": "typescript",
  "tool": "TypeScript",
  "kind": "type",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "vue",
   "svelte",
   "astro"
  ],
  "url": "https://www.typescriptlang.org/docs/handbook/intro-to-js-ts.html",
  "instead": "Correct the type, or narrow the value with a check the compiler understands.",
  "forms": [
   {
    "name": "@ts-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "javascript",
     "javascriptreact",
     "typescript",
     "typescriptreact",
     "tsx",
     "jsx"
    ],
    "keyword": "@ts-ignore",
    "ignoreCase": false,
    "match": "(?:[\\s\\S]*\\n[\\s*/]*|[*/]*\\s*)(?<directive>@ts-ignore(?!\\w))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@ts-expect-error",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "javascript",
     "javascriptreact",
     "typescript",
     "typescriptreact",
     "tsx",
     "jsx"
    ],
    "except": {
     "files": [
      "**/*.test-d.*",
      "**/*.tst.*",
      "**/*-d.test.*",
      "**/test-d/**",
      "**/__tests_dts__/**",
      "**/dtslint/**",
      "**/*.type-test.*",
      "**/*.types.test.*",
      "**/*.test-types.*",
      "**/type-tests/**",
      "**/tests-types/**",
      "**/typetests/**",
      "**/types-test/**",
      "**/typings-tests/**",
      "**/test/types/**",
      "**/tests/types/**",
      "**/types/tests/**",
      "**/type-tests.*",
      "**/*.spec-d.*",
      "**/__typetests__/**",
      "**/__type-tests__/**",
      "**/types.test.*"
     ],
     "text": "\\bexpectTypeOf\\s*[(<]|\\bexpectType\\s*<|\\bassertType\\s*<|\\bexpectAssignable\\s*<|\\bexpectNotAssignable\\s*<|\\$ExpectType|\\$ExpectError|\\bexpectError\\s*\\(|\\battest\\s*[(<]|\\bassert\\s*<\\s*(?:Equals|IsExact)\\b|\\bExpect\\s*<\\s*(?:Equal|IsEqual)"
    },
    "keyword": "@ts-expect-error",
    "ignoreCase": false,
    "match": "(?:[\\s\\S]*\\n[\\s*/]*|[*/]*\\s*)(?<directive>@ts-expect-error(?!\\w))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": true
   },
   {
    "name": "@ts-nocheck",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "javascript",
     "javascriptreact",
     "typescript",
     "typescriptreact",
     "tsx",
     "jsx"
    ],
    "keyword": "@ts-nocheck",
    "ignoreCase": false,
    "match": "[*/]*\\s*(?<directive>@ts-nocheck(?![\\w-]))",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "type-escape",
  "tool": "TypeScript",
  "kind": "type-escape",
  "languages": [
   "typescript",
   "typescriptreact",
   "tsx"
  ],
  "url": "https://typescript-eslint.io/rules/no-explicit-any/",
  "instead": "Give the value its real type, or check it at run time and let the check narrow it.",
  "forms": [
   {
    "name": "as any",
    "where": "node",
    "nodes": [
     "as_expression"
    ],
    "comments": "any",
    "placement": "any",
    "keyword": "as any",
    "near": "\\bas\\s+any\\b",
    "ignoreCase": false,
    "match": "[\\s\\S]*?(?<directive>\\bas\\s+any(?:\\[\\])*)$",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "as unknown as",
    "where": "node",
    "nodes": [
     "as_expression"
    ],
    "comments": "any",
    "placement": "any",
    "keyword": "as unknown as",
    "near": "\\bas\\s+unknown\\s+as\\b",
    "ignoreCase": false,
    "match": "[\\s\\S]*?(?<directive>\\bas\\s+unknown\\s+as\\s+[\\s\\S]+)$",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "<any>",
    "where": "node",
    "nodes": [
     "type_assertion"
    ],
    "comments": "any",
    "placement": "any",
    "keyword": "<any>",
    "near": "<\\s*any\\s*>",
    "ignoreCase": false,
    "match": "<\\s*any\\s*>",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "x!",
    "where": "node",
    "nodes": [
     "non_null_expression"
    ],
    "comments": "any",
    "placement": "any",
    "keyword": "!",
    "near": "(?<=[\\w$)\\]])!(?!=(?!=)\\s*=|==)",
    "ignoreCase": false,
    "match": "[\\s\\S]+(?<directive>!)$",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "x!: T",
    "where": "node",
    "nodes": [
     "public_field_definition",
     "variable_declarator"
    ],
    "comments": "any",
    "placement": "any",
    "keyword": "!:",
    "near": "[\\w$]!\\s*:",
    "ignoreCase": false,
    "match": "[\\s\\S]*?[\\w$](?<directive>!)\\s*:",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "declare module without types",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "declare module",
    "ignoreCase": false,
    "match": "\\bdeclare module\\s+[\"'][^\"'\\r\\n]+[\"'](?=\\s*(?:;|$))",
    "at": "start",
    "scope": "project",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "vue-tsc",
  "tool": "vue-tsc",
  "kind": "type",
  "languages": [
   "vue",
   "html",
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://github.com/vuejs/language-tools/wiki/Directive-Comments",
  "instead": "Correct the type of the bound value or of the component’s props.",
  "forms": [
   {
    "name": "@vue-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@vue-ignore",
    "ignoreCase": false,
    "match": "@vue-ignore(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@vue-skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@vue-skip",
    "ignoreCase": false,
    "match": "@vue-skip(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@vue-expect-error",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@vue-expect-error",
    "ignoreCase": false,
    "match": "@vue-expect-error(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": true
   },
   {
    "name": "@vue-nocheck",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@vue-nocheck",
    "ignoreCase": false,
    "match": "@vue-nocheck(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "glint",
  "tool": "Glint",
  "kind": "type",
  "languages": [
   "handlebars",
   "glimmer-js",
   "glimmer-ts"
  ],
  "url": "https://typed-ember.gitbook.io/glint/directives",
  "instead": "Correct the component’s signature or the value that is passed.",
  "forms": [
   {
    "name": "@glint-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@glint-ignore",
    "ignoreCase": false,
    "match": "@glint-ignore(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@glint-expect-error",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@glint-expect-error",
    "ignoreCase": false,
    "match": "@glint-expect-error(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": true
   },
   {
    "name": "@glint-nocheck",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@glint-nocheck",
    "ignoreCase": false,
    "match": "@glint-nocheck(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "svelte-ignore",
  "tool": "Svelte",
  "kind": "lint",
  "languages": [
   "svelte",
   "html",
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://svelte.dev/docs/svelte/compiler-warnings",
  "instead": "Mend the markup, most often by giving the element the role or label it lacks.",
  "forms": [
   {
    "name": "svelte-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "svelte-ignore",
    "ignoreCase": false,
    "match": "svelte-ignore(?:\\s+(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "angular",
  "tool": "Angular",
  "kind": "type",
  "languages": [
   "typescript",
   "typescriptreact",
   "tsx",
   "html"
  ],
  "url": "https://angular.dev/tools/cli/template-typecheck",
  "instead": "Declare the missing component or property so that the template can be checked.",
  "forms": [
   {
    "name": "NO_ERRORS_SCHEMA",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NO_ERRORS_SCHEMA",
    "ignoreCase": false,
    "match": "(?<=schemas\\s*:\\s*\\[[^\\]]*)\\bNO_ERRORS_SCHEMA\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "CUSTOM_ELEMENTS_SCHEMA",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "CUSTOM_ELEMENTS_SCHEMA",
    "ignoreCase": false,
    "match": "(?<=schemas\\s*:\\s*\\[[^\\]]*)\\bCUSTOM_ELEMENTS_SCHEMA\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "flow",
  "tool": "Flow",
  "kind": "type",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://flow.org/en/docs/errors/",
  "instead": "Correct the type, or refine the value with a check Flow understands.",
  "forms": [
   {
    "name": "$FlowFixMe",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "$FlowFixMe",
    "ignoreCase": false,
    "match": "\\$FlowFixMe(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "$FlowIgnore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "$FlowIgnore",
    "ignoreCase": false,
    "match": "\\$FlowIgnore(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "$FlowIssue",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "$FlowIssue",
    "ignoreCase": false,
    "match": "\\$FlowIssue(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "$FlowExpectedError",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "$FlowExpectedError",
    "ignoreCase": false,
    "match": "\\$FlowExpectedError(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": true
   },
   {
    "name": "@noflow",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@noflow",
    "ignoreCase": false,
    "match": "@noflow\\b",
    "at": "line",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "biome",
  "tool": "Biome",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "css",
   "scss",
   "less",
   "sass",
   "html",
   "vue",
   "svelte",
   "astro",
   "json",
   "jsonc",
   "graphql"
  ],
  "url": "https://biomejs.dev/analyzer/suppressions/",
  "instead": "Change the code so that the rule is content, or change the rule for the whole project.",
  "forms": [
   {
    "name": "biome-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "biome-ignore",
    "ignoreCase": false,
    "match": "biome-ignore(?![\\w-])(?:\\s+(?<rules>[\\w-]+(?:/[\\w-]+)*(?:\\([^)]*\\))?))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "lint|format|assist|suppressions|syntax|lint/[\\w-]+",
    "checked": false
   },
   {
    "name": "biome-ignore-all",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "biome-ignore-all",
    "ignoreCase": false,
    "match": "biome-ignore-all(?![\\w-])(?:\\s+(?<rules>[\\w-]+(?:/[\\w-]+)*))?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "lint|format|assist|lint/[\\w-]+",
    "checked": false
   },
   {
    "name": "biome-ignore-start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "biome-ignore-start",
    "ignoreCase": false,
    "match": "biome-ignore-start(?![\\w-])(?:\\s+(?<rules>[\\w-]+(?:/[\\w-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "biome-ignore-end",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "lint|format|assist|lint/[\\w-]+",
    "checked": false
   }
  ]
 },
 {
  "id": "oxlint",
  "tool": "oxlint",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://oxc.rs/docs/guide/usage/linter/ignore-comments",
  "instead": "Change the code so that the rule is content, or change the rule for the whole project.",
  "forms": [
   {
    "name": "oxlint-disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "not-doc",
    "placement": "any",
    "keyword": "oxlint-disable-line",
    "ignoreCase": false,
    "match": "oxlint-disable-line(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "oxlint-disable-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "not-doc",
    "placement": "any",
    "keyword": "oxlint-disable-next-line",
    "ignoreCase": false,
    "match": "oxlint-disable-next-line(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "oxlint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "not-doc",
    "placement": "any",
    "keyword": "oxlint-disable",
    "ignoreCase": false,
    "match": "oxlint-disable(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "oxlint-enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "deno-lint",
  "tool": "deno lint",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://docs.deno.com/runtime/reference/cli/lint/",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "deno-lint-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deno-lint-ignore",
    "ignoreCase": false,
    "match": "deno-lint-ignore(?![\\w-])(?:\\s+(?!--)(?<rules>[a-z][\\w-]*(?:[\\s,]+[a-z][\\w-]*)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "deno-lint-ignore-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deno-lint-ignore-file",
    "ignoreCase": false,
    "match": "deno-lint-ignore-file(?![\\w-])(?:\\s+(?!--)(?<rules>[a-z][\\w-]*(?:[\\s,]+[a-z][\\w-]*)*))?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "deno-fmt",
  "tool": "deno fmt",
  "kind": "format",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "markdown",
   "json",
   "jsonc",
   "yaml",
   "css",
   "scss",
   "less",
   "sass",
   "html"
  ],
  "url": "https://docs.deno.com/runtime/reference/cli/fmt/",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "deno-fmt-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deno-fmt-ignore",
    "ignoreCase": false,
    "match": "deno-fmt-ignore(?:-start)?(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "deno-fmt-ignore-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deno-fmt-ignore-file",
    "ignoreCase": false,
    "match": "deno-fmt-ignore-file(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "deno-coverage",
  "tool": "deno coverage",
  "kind": "coverage",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://docs.deno.com/runtime/reference/cli/coverage/",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "deno-coverage-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deno-coverage-ignore",
    "ignoreCase": false,
    "match": "deno-coverage-ignore(?![\\w-])",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "deno-coverage-ignore-start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deno-coverage-ignore-start",
    "ignoreCase": false,
    "match": "deno-coverage-ignore-start(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "deno-coverage-ignore-stop",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "deno-coverage-ignore-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deno-coverage-ignore-file",
    "ignoreCase": false,
    "match": "deno-coverage-ignore-file(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "tslint",
  "tool": "TSLint",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://palantir.github.io/tslint/usage/rule-flags/",
  "instead": "Change the code so that the rule is content; TSLint itself is retired, ESLint takes its place.",
  "forms": [
   {
    "name": "tslint:disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tslint:disable-line",
    "ignoreCase": false,
    "match": "tslint:disable-line(?![\\w-])(?::\\s*(?<rules>[\\w-]+(?:[ \\t,]+[\\w-]+)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "tslint:disable-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tslint:disable-next-line",
    "ignoreCase": false,
    "match": "tslint:disable-next-line(?![\\w-])(?::\\s*(?<rules>[\\w-]+(?:[ \\t,]+[\\w-]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "tslint:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tslint:disable",
    "ignoreCase": false,
    "match": "tslint:disable(?![\\w-])(?::\\s*(?<rules>[\\w-]+(?:[ \\t,]+[\\w-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "tslint:enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "jshint",
  "tool": "JSHint",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://jshint.com/docs/",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "jshint ignore:line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "jshint",
    "ignoreCase": false,
    "match": "jshint\\s+ignore:\\s*line\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "jshint ignore:start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "jshint",
    "ignoreCase": false,
    "match": "jshint\\s+ignore:\\s*start\\b",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "jshint\\s+ignore:\\s*end",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "jshint -W",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "jshint",
    "ignoreCase": false,
    "match": "jshint\\s+(?<rules>-W\\d+(?:\\s*,\\s*-W\\d+)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "jshint option:false",
    "where": "comment",
    "nodes": [],
    "comments": "block",
    "placement": "any",
    "keyword": "jshint",
    "ignoreCase": false,
    "match": "jshint\\s+(?:[^*]*?,\\s*)??(?<rules>(?:unused|undef|eqeqeq|curly|strict|latedef|noarg|forin|freeze|futurehostile|nonew|varstmt))\\s*:\\s*false\\b",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "jscs",
  "tool": "JSCS",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://jscs-dev.github.io/overview#disabling-rules",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "jscs:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "jscs:disable",
    "ignoreCase": false,
    "match": "jscs:\\s*disable(?![\\w-])(?:\\s+(?<rules>\\w+(?:\\s*,\\s*\\w+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "jscs:\\s*enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "jscs:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "jscs:ignore",
    "ignoreCase": false,
    "match": "jscs:\\s*ignore(?![\\w-])(?:\\s+(?<rules>\\w+(?:\\s*,\\s*\\w+)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "standard-js",
  "tool": "standard",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://github.com/standard/standard#how-do-i-disable-a-rule",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "standard:disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "standard:disable-line",
    "ignoreCase": false,
    "match": "standard:disable-line(?![\\w-])",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "prettier",
  "tool": "Prettier",
  "kind": "format",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "css",
   "scss",
   "less",
   "sass",
   "html",
   "vue",
   "svelte",
   "astro",
   "xml",
   "markdown",
   "mdx",
   "yaml",
   "json",
   "jsonc",
   "graphql",
   "handlebars",
   "toml"
  ],
  "url": "https://prettier.io/docs/ignore",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "prettier-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "prettier-ignore",
    "ignoreCase": false,
    "match": "prettier-ignore(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "prettier-ignore-start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "prettier-ignore-start",
    "ignoreCase": false,
    "match": "prettier-ignore-start(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "prettier-ignore-attribute",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "prettier-ignore-attribute",
    "ignoreCase": false,
    "match": "prettier-ignore-attribute(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "istanbul",
  "tool": "Istanbul",
  "kind": "coverage",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://github.com/istanbuljs/nyc#parsing-hints-ignoring-lines",
  "instead": "Write the test that reaches the code, or delete the branch that cannot happen.",
  "forms": [
   {
    "name": "istanbul ignore next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "istanbul ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>istanbul\\s+ignore\\s+(?:next|if|else)(?![\\w-]))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "istanbul ignore file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "istanbul ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>istanbul\\s+ignore\\s+file(?![\\w-]))",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "v8",
  "tool": "V8 coverage",
  "kind": "coverage",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://github.com/bcoe/c8#ignoring-uncovered-lines-functions-and-blocks",
  "instead": "Write the test that reaches the code, or delete the branch that cannot happen.",
  "forms": [
   {
    "name": "c8 ignore next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "c8 ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>c8\\s+ignore\\s+(?:next|if|else)(?:\\s+(?<count>\\d+))?(?![\\w-]))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "c8 ignore start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "c8 ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>c8\\s+ignore\\s+start(?![\\w-]))",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "(?:c8|v8)\\s+ignore\\s+(?:stop|end)",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "c8 ignore file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "c8 ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>c8\\s+ignore\\s+file(?![\\w-]))",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "v8 ignore next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "v8 ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>v8\\s+ignore\\s+(?:next|if|else)(?:\\s+(?<count>\\d+))?(?![\\w-]))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "v8 ignore start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "v8 ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>v8\\s+ignore\\s+start(?![\\w-]))",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "(?:c8|v8)\\s+ignore\\s+(?:stop|end)",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "v8 ignore file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "v8 ignore",
    "ignoreCase": false,
    "match": "[*!]*\\s*(?<directive>v8\\s+ignore\\s+file(?![\\w-]))",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "node-coverage",
  "tool": "Node.js coverage",
  "kind": "coverage",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://nodejs.org/api/test.html#collecting-code-coverage",
  "instead": "Write the test that reaches the code, or delete the branch that cannot happen.",
  "forms": [
   {
    "name": "node:coverage ignore next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "node:coverage ignore",
    "ignoreCase": false,
    "match": "node:coverage\\s+ignore\\s+next(?:\\s+(?<count>\\d+))?(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "node:coverage disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "node:coverage disable",
    "ignoreCase": false,
    "match": "node:coverage\\s+disable(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "node:coverage\\s+enable",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "node:coverage ignore file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "node:coverage ignore",
    "ignoreCase": false,
    "match": "node:coverage\\s+ignore\\s+file(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "stryker",
  "tool": "Stryker",
  "kind": "mutation",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "csharp",
   "scala"
  ],
  "url": "https://stryker-mutator.io/docs/stryker-js/disable-mutants/",
  "instead": "Write the test that kills the mutant.",
  "forms": [
   {
    "name": "Stryker disable next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "Stryker disable",
    "ignoreCase": true,
    "match": "Stryker\\s+disable\\s+(?:next-line|once)(?:\\s+(?<rules>\\w+(?:\\s*,\\s*\\w+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "Stryker disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "Stryker disable",
    "ignoreCase": true,
    "match": "Stryker\\s+disable\\s+(?!next-line|once)(?<rules>\\w+(?:\\s*,\\s*\\w+)*)",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "Stryker\\s+restore",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "ts-prune",
  "tool": "ts-prune",
  "kind": "lint",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://github.com/nadeesha/ts-prune#how-do-i-ignore-a-specific-identifier",
  "instead": "Delete the export nobody imports.",
  "forms": [
   {
    "name": "ts-prune-ignore-next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ts-prune-ignore-next",
    "ignoreCase": false,
    "match": "ts-prune-ignore-next(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "java-suppresswarnings",
  "tool": "javac and Java analysers",
  "kind": "lint",
  "languages": [
   "java",
   "groovy"
  ],
  "url": "https://docs.oracle.com/javase/specs/jls/se23/html/jls-9.html#jls-9.6.4.5",
  "instead": "Change the code so that the warning has no ground, for instance by giving the type its parameter.",
  "forms": [
   {
    "name": "@SuppressWarnings",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressWarnings",
    "ignoreCase": false,
    "match": "@(?:java\\.lang\\.)?SuppressWarnings\\s*\\(\\s*(?:value\\s*=\\s*)?(?<rules>[{\\[](?:[^{}()\"]|\"(?:\\\\.|[^\"\\\\])*\")*?[}\\]]|\"(?:\\\\.|[^\"\\\\])*\"|[\\w.]+)\\s*\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,+{}\\[\\]]+",
    "blanket": "all|ALL|warnings",
    "checked": false
   }
  ]
 },
 {
  "id": "kotlin-suppress",
  "tool": "kotlinc, detekt and ktlint",
  "kind": "lint",
  "languages": [
   "kotlin"
  ],
  "url": "https://kotlinlang.org/api/core/kotlin-stdlib/kotlin/-suppress/",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "@Suppress",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "Suppress",
    "ignoreCase": false,
    "match": "@(?:kotlin\\.)?Suppress(?:Warnings)?\\s*\\(\\s*(?:(?:names|value)\\s*=\\s*)?(?:arrayOf\\s*\\(|\\[)?\\s*(?<rules>(?:[^()\"\\[\\]]|\"(?:\\\\.|[^\"\\\\])*\")*?)\\s*[)\\]]{1,2}",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "all|ALL|warnings|detekt|detekt:all|ktlint",
    "checked": false
   },
   {
    "name": "@file:Suppress",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "Suppress",
    "ignoreCase": false,
    "match": "@file\\s*:\\s*\\[?(?:kotlin\\.)?Suppress(?:Warnings)?\\s*\\(\\s*(?<rules>(?:[^()\"\\[\\]]|\"(?:\\\\.|[^\"\\\\])*\")*?)\\s*\\)\\]?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "all|ALL|warnings|detekt|detekt:all|ktlint",
    "checked": false
   }
  ]
 },
 {
  "id": "noinspection",
  "tool": "the IDE’s inspections",
  "kind": "lint",
  "languages": [
   "*"
  ],
  "url": "https://www.jetbrains.com/help/idea/disabling-and-enabling-inspections.html",
  "instead": "Change the code so that the inspection is content.",
  "forms": [
   {
    "name": "noinspection",
    "where": "comment",
    "nodes": [],
    "comments": "not-doc",
    "placement": "any",
    "keyword": "noinspection",
    "ignoreCase": false,
    "match": "(?<![@\\w])noinspection[ \\t]+(?<rules>[\\w.]+(?:[ \\t]*,[ \\t]*[\\w.]+)*)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "blanket": "ALL|All",
    "checked": false
   },
   {
    "name": "@noinspection",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "php",
     "java",
     "javascript",
     "typescript",
     "typescriptreact",
     "javascriptreact",
     "groovy"
    ],
    "keyword": "@noinspection",
    "ignoreCase": false,
    "match": "@noinspection[ \\t]+(?<rules>[\\w.]+(?:[ \\t]*,[ \\t]*[\\w.]+|[ \\t]+[A-Z]\\w+)*)",
    "at": "line",
    "scope": "next-line",
    "widens": "file-when-apart",
    "names": "always",
    "separator": "[\\s,]+",
    "blanket": "ALL|All",
    "checked": false
   }
  ]
 },
 {
  "id": "checkstyle",
  "tool": "Checkstyle",
  "kind": "lint",
  "languages": [
   "java",
   "kotlin",
   "groovy",
   "xml"
  ],
  "url": "https://checkstyle.org/filters/suppressioncommentfilter.html",
  "instead": "Change the code so that the check is content.",
  "forms": [
   {
    "name": "CHECKSTYLE:OFF",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "CHECKSTYLE",
    "ignoreCase": true,
    "match": "checkstyle[:.]\\s*off\\b(?::?[ \\t]*(?<rules>[A-Z]\\w+(?:[|,][A-Z]\\w+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "CHECKSTYLE[:.]\\s*ON",
    "names": "optional",
    "separator": "[|,]",
    "checked": false
   },
   {
    "name": "CSOFF",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "CSOFF",
    "ignoreCase": false,
    "match": "CSOFF\\b(?::?[ \\t]*(?<rules>\\w+))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "CSON",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "CHECKSTYLE.SUPPRESS",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "CHECKSTYLE.SUPPRESS",
    "ignoreCase": false,
    "match": "CHECKSTYLE\\.SUPPRESS:\\s*(?<rules>\\w+)(?:\\s+for\\s+[+-]\\d+\\s+lines?)?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "pmd",
  "tool": "PMD",
  "kind": "lint",
  "languages": [
   "java",
   "kotlin",
   "groovy",
   "apex",
   "xml"
  ],
  "url": "https://docs.pmd-code.org/latest/pmd_userdocs_suppressing_warnings.html",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "NOPMD",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NOPMD",
    "ignoreCase": false,
    "match": "NOPMD\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "CPD-OFF",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "CPD-OFF",
    "ignoreCase": false,
    "match": "CPD-OFF\\b",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "CPD-ON",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "spotbugs",
  "tool": "SpotBugs",
  "kind": "security",
  "languages": [
   "java",
   "kotlin",
   "groovy",
   "scala"
  ],
  "url": "https://spotbugs.readthedocs.io/en/latest/annotations.html",
  "instead": "Mend the bug pattern it reports.",
  "forms": [
   {
    "name": "@SuppressFBWarnings",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressFBWarnings",
    "ignoreCase": false,
    "match": "@(?:[\\w.]+\\.)?SuppressFBWarnings\\b(?:\\s*\\((?:[^()]*?(?<!\\w)(?:value\\s*=\\s*)?(?<rules>\"\\w+\"|\\{\\s*\"\\w+\"(?:\\s*,\\s*\"\\w+\")*\\s*,?\\s*\\}|\\[\\s*\"\\w+\"(?:\\s*,\\s*\"\\w+\")*\\s*\\]))?(?:[^()\"]|\"(?:\\\\.|[^\"\\\\])*\")*?(?:justification\\s*=\\s*\"(?<reason>(?:\\\\.|[^\"\\\\])*)\"(?:[^()\"]|\"(?:\\\\.|[^\"\\\\])*\")*)?\\))?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,{}\\[\\]]+",
    "checked": false
   }
  ]
 },
 {
  "id": "android-lint",
  "tool": "Android Lint",
  "kind": "lint",
  "languages": [
   "java",
   "kotlin",
   "xml"
  ],
  "url": "https://developer.android.com/studio/write/lint",
  "instead": "Mend what Android Lint reports.",
  "forms": [
   {
    "name": "@SuppressLint",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "java",
     "kotlin"
    ],
    "keyword": "SuppressLint",
    "ignoreCase": false,
    "match": "@(?:android\\.annotation\\.)?SuppressLint\\s*\\(\\s*(?:value\\s*=\\s*)?[{\\[]?\\s*(?<rules>(?:[^(){}\"]|\"(?:\\\\.|[^\"\\\\])*\")*?)\\s*[}\\]]?\\s*\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "tools:ignore",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "xml"
    ],
    "keyword": "tools:ignore",
    "ignoreCase": false,
    "match": "(?<![\\w:])tools:ignore\\s*=\\s*\"(?<rules>[^\"<>]*)\"",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "jacoco",
  "tool": "JaCoCo",
  "kind": "coverage",
  "languages": [
   "java",
   "kotlin",
   "groovy",
   "scala"
  ],
  "url": "https://www.jacoco.org/jacoco/trunk/doc/check-mojo.html",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "@…Generated",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "Generated",
    "ignoreCase": false,
    "match": "(?<=^|[\\s({])@(?:ExcludeFrom(?:Jacoco)?Generated\\w*|(?:\\w*(?:NoCoverage|Coverage|Jacoco)\\w*Generated)\\w*|ExcludeFromJacocoGeneratedReport)\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "spotless",
  "tool": "Spotless",
  "kind": "format",
  "languages": [
   "java",
   "kotlin",
   "scala",
   "groovy"
  ],
  "url": "https://github.com/diffplug/spotless/tree/main/plugin-gradle#spotlessoff-and-spotlesson",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "spotless:off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "spotless:off",
    "ignoreCase": false,
    "match": "spotless:off\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "ide-formatter",
  "tool": "the IDE’s formatter",
  "kind": "format",
  "languages": [
   "java",
   "kotlin",
   "scala",
   "groovy",
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "csharp",
   "php",
   "dart",
   "xml"
  ],
  "url": "https://www.jetbrains.com/help/idea/reformat-and-rearrange-code.html",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "@formatter:off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@formatter:off",
    "ignoreCase": false,
    "match": "@formatter:off\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "nullaway",
  "tool": "NullAway and JSpecify",
  "kind": "type",
  "languages": [
   "java",
   "kotlin"
  ],
  "url": "https://github.com/uber/NullAway/wiki/Suppressing-Warnings",
  "instead": "Annotate what may be null and check it.",
  "forms": [
   {
    "name": "@NullUnmarked",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NullUnmarked",
    "ignoreCase": false,
    "match": "@(?:[\\w.]+\\.)?NullUnmarked\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "castToNonNull",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "castToNonNull",
    "ignoreCase": false,
    "match": "\\bcastToNonNull\\b(?=\\s*\\()",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "forbidden-apis",
  "tool": "Forbidden APIs, Modernizer and Animal Sniffer",
  "kind": "lint",
  "languages": [
   "java",
   "kotlin",
   "groovy"
  ],
  "url": "https://github.com/policeman-tools/forbidden-apis",
  "instead": "Call the API that is allowed.",
  "forms": [
   {
    "name": "@SuppressForbidden",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressForbidden",
    "ignoreCase": false,
    "match": "@(?:[\\w.]+\\.)?SuppressForbidden\\b(?:\\s*\\(\\s*(?:reason\\s*=\\s*)?\"(?<reason>[^\"]*)\"\\s*\\))?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@SuppressModernizer",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressModernizer",
    "ignoreCase": false,
    "match": "@(?:[\\w.]+\\.)?SuppressModernizer\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@IgnoreJRERequirement",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "IgnoreJRERequirement",
    "ignoreCase": false,
    "match": "@(?:[\\w.]+\\.)?IgnoreJRERequirement\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "ktlint",
  "tool": "ktlint",
  "kind": "lint",
  "languages": [
   "kotlin"
  ],
  "url": "https://pinterest.github.io/ktlint/latest/faq/#how-do-i-suppress-errors-for-a-lineblockfile",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "ktlint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ktlint-disable",
    "ignoreCase": false,
    "match": "ktlint-disable(?![\\w-])(?:[ \\t]+(?<rules>[\\w:-]+(?:[ \\t,]+[\\w:]*[:-][\\w:-]+)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "scala-nowarn",
  "tool": "scalac",
  "kind": "lint",
  "languages": [
   "scala"
  ],
  "url": "https://docs.scala-lang.org/overviews/compiler-options/",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "@nowarn",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nowarn",
    "ignoreCase": false,
    "match": "@(?:[\\w.]+\\.)?nowarn\\b(?:\\s*\\(\\s*(?<rules>\"(?:\\\\.|[^\"\\\\])*\")?\\s*\\))?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "&(?=\\w+=)",
    "blanket": "any",
    "checked": true
   },
   {
    "name": "@SuppressWarnings",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressWarnings",
    "ignoreCase": false,
    "match": "@(?:java\\.lang\\.)?SuppressWarnings\\s*\\(\\s*(?:Array\\s*\\()?\\s*(?<rules>(?:[^()\"]|\"(?:\\\\.|[^\"\\\\])*\")*?)\\s*\\){1,2}",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "all|org\\.wartremover\\.warts\\.All",
    "checked": false
   }
  ]
 },
 {
  "id": "scalafix",
  "tool": "Scalafix",
  "kind": "lint",
  "languages": [
   "scala"
  ],
  "url": "https://scalacenter.github.io/scalafix/docs/users/suppression.html",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "scalafix:ok",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "scalafix:ok",
    "ignoreCase": false,
    "match": "scalafix:ok\\b(?:[ \\t]+(?<rules>[\\w.]+(?:\\s*,\\s*[\\w.]+)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "scalafix:off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "scalafix:off",
    "ignoreCase": false,
    "match": "scalafix:off\\b(?:[ \\t]+(?<rules>[\\w.]+(?:\\s*,\\s*[\\w.]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "scalafix:on",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "scalastyle",
  "tool": "Scalastyle",
  "kind": "lint",
  "languages": [
   "scala"
  ],
  "url": "http://www.scalastyle.org/configuration.html",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "scalastyle:off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "scalastyle:off",
    "ignoreCase": false,
    "match": "scalastyle:off\\b(?:[ \\t]+(?<rules>[\\w.]+(?:[ \\t]+\\w+(?:\\.\\w+)+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "scalastyle:on",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "scalastyle:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "scalastyle:ignore",
    "ignoreCase": false,
    "match": "scalastyle:ignore\\b(?:[ \\t]+(?<rules>[\\w.]+(?:[ \\t]+\\w+(?:\\.\\w+)+)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "scalafmt",
  "tool": "Scalafmt",
  "kind": "format",
  "languages": [
   "scala"
  ],
  "url": "https://scalameta.org/scalafmt/docs/configuration.html",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "format: off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "format: off",
    "ignoreCase": false,
    "match": "format: off\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "scoverage",
  "tool": "scoverage",
  "kind": "coverage",
  "languages": [
   "scala"
  ],
  "url": "https://github.com/scoverage/sbt-scoverage#exclude-classes-and-packages-and-modules",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "$COVERAGE-OFF$",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "$COVERAGE-OFF$",
    "ignoreCase": false,
    "match": "\\$COVERAGE-OFF\\$",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "\\$COVERAGE-ON\\$",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "dart-ignore",
  "tool": "the Dart analyser",
  "kind": "lint",
  "languages": [
   "dart"
  ],
  "url": "https://dart.dev/tools/analysis#suppressing-rules-for-a-line",
  "instead": "Change the code so that the diagnostic has no ground.",
  "forms": [
   {
    "name": "// ignore:",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "ignore:",
    "ignoreCase": false,
    "match": "ignore:\\s*(?<rules>[\\w.=]+(?:\\s*,\\s*[\\w.=]+)*)",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "// ignore_for_file:",
    "where": "comment",
    "nodes": [],
    "comments": "line",
    "placement": "any",
    "keyword": "ignore_for_file:",
    "ignoreCase": false,
    "match": "ignore_for_file:\\s*(?<rules>[\\w.=]+(?:\\s*,\\s*[\\w.=]+)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "type=\\w+",
    "checked": false
   }
  ]
 },
 {
  "id": "dart-coverage",
  "tool": "Dart coverage",
  "kind": "coverage",
  "languages": [
   "dart"
  ],
  "url": "https://pub.dev/packages/coverage",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "coverage:ignore-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage:ignore-line",
    "ignoreCase": false,
    "match": "coverage:ignore-line\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "coverage:ignore-start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage:ignore-start",
    "ignoreCase": false,
    "match": "coverage:ignore-start\\b",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "coverage:ignore-end",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "coverage:ignore-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage:ignore-file",
    "ignoreCase": false,
    "match": "coverage:ignore-file\\b",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "credo",
  "tool": "Credo",
  "kind": "lint",
  "languages": [
   "elixir"
  ],
  "url": "https://hexdocs.pm/credo/config_comments.html",
  "instead": "Change the code so that the check is content.",
  "forms": [
   {
    "name": "# credo:disable-for-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "credo:disable",
    "ignoreCase": false,
    "match": "credo:disable-for-(?:next-line|previous-line|lines:-?\\d+)(?:\\s+(?<rules>[A-Z][\\w.]*|/\\S+/))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# credo:disable-for-this-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "credo:disable",
    "ignoreCase": false,
    "match": "credo:disable-for-this-file(?:\\s+(?<rules>[A-Z][\\w.]*|/\\S+/))?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "dialyzer",
  "tool": "Dialyzer",
  "kind": "type",
  "languages": [
   "elixir",
   "erlang"
  ],
  "url": "https://www.erlang.org/doc/apps/dialyzer/dialyzer.html",
  "instead": "Correct the spec or the code.",
  "forms": [
   {
    "name": "@dialyzer",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "dialyzer",
    "ignoreCase": false,
    "match": "(?:(?<![\\w:])@dialyzer\\s+|^-dialyzer\\()[\\[{(]*\\s*:?(?<rules>(?:nowarn_function|no_\\w+))[^\\r\\n]*",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "sobelow",
  "tool": "Sobelow",
  "kind": "security",
  "languages": [
   "elixir"
  ],
  "url": "https://hexdocs.pm/sobelow/readme.html#false-positives",
  "instead": "Remove the risk it reports.",
  "forms": [
   {
    "name": "# sobelow_skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "sobelow_skip",
    "ignoreCase": false,
    "match": "sobelow_skip\\s*\\[(?<rules>[^\\]\\r\\n]*)\\]",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "coveralls",
  "tool": "ExCoveralls",
  "kind": "coverage",
  "languages": [
   "elixir"
  ],
  "url": "https://hexdocs.pm/excoveralls/readme.html",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "# coveralls-ignore-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coveralls-ignore",
    "ignoreCase": false,
    "match": "coveralls-ignore-next-line\\b",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# coveralls-ignore-start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coveralls-ignore",
    "ignoreCase": false,
    "match": "coveralls-ignore-start\\b",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "coveralls-ignore-stop",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "erlang-compile",
  "tool": "the Erlang compiler",
  "kind": "build",
  "languages": [
   "erlang"
  ],
  "url": "https://www.erlang.org/doc/apps/compiler/compile.html",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "-compile(nowarn…)",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nowarn_",
    "ignoreCase": false,
    "match": "^-compile\\(\\s*[\\[{]*\\s*(?<rules>nowarn_\\w+)[^\\r\\n]*",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "ghc",
  "tool": "GHC",
  "kind": "build",
  "languages": [
   "haskell"
  ],
  "url": "https://downloads.haskell.org/ghc/latest/docs/users_guide/using-warnings.html",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "{-# OPTIONS_GHC -Wno-… #-}",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "OPTIONS_GHC",
    "ignoreCase": false,
    "match": "OPTIONS_GHC\\b[^}]*?(?<rules>-(?:Wno-[\\w-]+|fno-warn-[\\w-]+|w)(?:\\s+-(?:Wno-[\\w-]+|fno-warn-[\\w-]+))*)",
    "at": "anywhere",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "\\s+",
    "blanket": "-w",
    "checked": false
   }
  ]
 },
 {
  "id": "hlint",
  "tool": "HLint",
  "kind": "lint",
  "languages": [
   "haskell"
  ],
  "url": "https://github.com/ndmitchell/hlint#customizing-the-hints",
  "instead": "Take the hint.",
  "forms": [
   {
    "name": "{- HLINT ignore -}",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "HLINT ignore",
    "ignoreCase": false,
    "match": "#?\\s*HLINT\\s+ignore(?:\\s+(?:\\w+\\s+)?\"(?<rules>[^\"]*)\")?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "$^",
    "checked": false
   },
   {
    "name": "{-# ANN \"HLint: ignore\" #-}",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "HLint: ignore",
    "ignoreCase": false,
    "match": "ANN\\s+(?:module\\s+)?[^\"{}]*\\(?\"HLint:\\s*ignore(?:\\s+(?<rules>[^\"]*))?\"",
    "at": "anywhere",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "$^",
    "checked": false
   }
  ]
 },
 {
  "id": "ocaml-warning",
  "tool": "the OCaml compiler",
  "kind": "build",
  "languages": [
   "ocaml"
  ],
  "url": "https://ocaml.org/manual/latest/comp.html",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "[@warning \"-…\"]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "warning",
    "ignoreCase": false,
    "match": "\\[@{1,2}(?:ocaml\\.)?warning\\s+\"(?<rules>-[^\"]*)\"\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "-a",
    "checked": false
   },
   {
    "name": "[@@@warning \"-…\"]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "warning",
    "ignoreCase": false,
    "match": "\\[@@@(?:ocaml\\.)?warning\\s+\"(?<rules>-[^\"]*)\"\\s*\\]",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "-a",
    "checked": false
   }
  ]
 },
 {
  "id": "bisect",
  "tool": "bisect_ppx",
  "kind": "coverage",
  "languages": [
   "ocaml"
  ],
  "url": "https://github.com/aantron/bisect_ppx",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "[@coverage off]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage off",
    "ignoreCase": false,
    "match": "\\[@{1,3}coverage\\s+off\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "clj-kondo",
  "tool": "clj-kondo",
  "kind": "lint",
  "languages": [
   "clojure"
  ],
  "url": "https://github.com/clj-kondo/clj-kondo/blob/master/doc/config.md#ignore-warnings-in-an-expression",
  "instead": "Change the code so that the linter is content.",
  "forms": [
   {
    "name": "#_:clj-kondo/ignore",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "clj-kondo/ignore",
    "ignoreCase": false,
    "match": "(?:#_\\s*|\\^)?(?::clj-kondo/ignore|\\{\\s*:clj-kondo/ignore\\s*\\[(?<rules>[^\\]]*)\\]\\s*\\})",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "luacheck",
  "tool": "luacheck, the Lua language server and selene",
  "kind": "lint",
  "languages": [
   "lua"
  ],
  "url": "https://luacheck.readthedocs.io/en/stable/inline.html",
  "instead": "Change the code so that the warning has no ground.",
  "forms": [
   {
    "name": "-- luacheck: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "luacheck:",
    "ignoreCase": false,
    "match": "luacheck:\\s*(?:ignore|no\\s+\\w+)(?![\\w-])(?:[ \\t]+(?<rules>[\\w./*]+(?:[ \\t,]+[\\w./*]+)*))?",
    "at": "start",
    "scope": "line",
    "widens": "file-when-alone",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "---@diagnostic disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@diagnostic",
    "ignoreCase": false,
    "match": "-?\\s*@diagnostic\\s+disable-(?:next-)?line(?:\\s*:\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "---@diagnostic disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@diagnostic",
    "ignoreCase": false,
    "match": "-?\\s*@diagnostic\\s+disable(?!-)(?:\\s*:\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "@diagnostic\\s+enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "-- selene: allow",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "selene:",
    "ignoreCase": false,
    "match": "selene:\\s*allow\\(\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*)\\s*\\)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "stylua",
  "tool": "StyLua",
  "kind": "format",
  "languages": [
   "lua"
  ],
  "url": "https://github.com/JohnnyMorganz/StyLua#ignoring-parts-of-a-file",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "-- stylua: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "stylua:",
    "ignoreCase": false,
    "match": "stylua:\\s*ignore(?:\\s+start)?\\b",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "lintr",
  "tool": "lintr",
  "kind": "lint",
  "languages": [
   "r"
  ],
  "url": "https://lintr.r-lib.org/articles/lintr.html#exclusions",
  "instead": "Change the code so that the linter is content.",
  "forms": [
   {
    "name": "# nolint",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nolint",
    "ignoreCase": false,
    "match": "nolint(?![\\w-])(?!\\s+(?:start|end)\\b)(?::\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*))?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# nolint start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nolint",
    "ignoreCase": false,
    "match": "nolint\\s+start\\b(?::\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*))?",
    "at": "segment",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "nolint\\s+end",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "covr",
  "tool": "covr",
  "kind": "coverage",
  "languages": [
   "r"
  ],
  "url": "https://covr.r-lib.org/",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "# nocov",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nocov",
    "ignoreCase": false,
    "match": "nocov(?![\\w-])(?!\\s+(?:start|end)\\b)",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# nocov start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nocov",
    "ignoreCase": false,
    "match": "nocov\\s+start\\b",
    "at": "segment",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "nocov\\s+end",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "julia-coverage",
  "tool": "Julia coverage",
  "kind": "coverage",
  "languages": [
   "julia"
  ],
  "url": "https://github.com/JuliaCI/Coverage.jl",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "# COV_EXCL_LINE",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "COV_EXCL_",
    "ignoreCase": false,
    "match": "(?:LCOV|COV)_EXCL_LINE\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# COV_EXCL_START",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "COV_EXCL_",
    "ignoreCase": false,
    "match": "(?:LCOV|COV)_EXCL_START\\b",
    "at": "anywhere",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "COV_EXCL_STOP",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "perl-critic",
  "tool": "Perl::Critic and Perl’s warnings",
  "kind": "lint",
  "languages": [
   "perl"
  ],
  "url": "https://metacpan.org/pod/Perl::Critic#BENDING-THE-RULES",
  "instead": "Change the code so that the policy is content.",
  "forms": [
   {
    "name": "## no critic",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "no critic",
    "ignoreCase": false,
    "match": "no\\s+critic\\b(?:\\s*(?:\\(\\s*(?<rules>[^)\\r\\n]*)\\)|qw\\([^)]*\\)))?",
    "at": "start",
    "scope": "line",
    "widens": "file-when-alone",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "no warnings",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "no warnings",
    "ignoreCase": false,
    "match": "\\bno\\s+warnings\\b(?:\\s+(?<rules>qw\\s*[(/][^)/;]*[)/]|[\"'][\\w:]+[\"']))?\\s*(?=;)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "(?:qw|[\\s()/\"'])+",
    "checked": false
   },
   {
    "name": "no strict",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "no strict",
    "ignoreCase": false,
    "match": "\\bno\\s+strict\\b(?:\\s+(?<rules>qw\\s*[(/][^)/;]*[)/]|[\"'][\\w:]+[\"']))?\\s*(?=;)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "(?:qw|[\\s()/\"'])+",
    "checked": false
   }
  ]
 },
 {
  "id": "perl-coverage",
  "tool": "Devel::Cover",
  "kind": "coverage",
  "languages": [
   "perl"
  ],
  "url": "https://metacpan.org/pod/Devel::Cover",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "# uncoverable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "uncoverable",
    "ignoreCase": false,
    "match": "uncoverable\\s+(?:statement|branch|condition|subroutine)\\b",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "ameba",
  "tool": "Ameba",
  "kind": "lint",
  "languages": [
   "crystal"
  ],
  "url": "https://crystal-ameba.github.io/ameba/",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "# ameba:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ameba:disable",
    "ignoreCase": false,
    "match": "ameba:disable\\s+(?<rules>[A-Z]\\w*(?:/\\w+)?(?:[ \\t,]+[A-Z]\\w*/\\w+)*)",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "solhint",
  "tool": "solhint",
  "kind": "lint",
  "languages": [
   "solidity"
  ],
  "url": "https://protofire.github.io/solhint/",
  "instead": "Change the contract so that the rule is content.",
  "forms": [
   {
    "name": "solhint-disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "solhint-disable",
    "ignoreCase": false,
    "match": "solhint-disable-(?:next-)?line(?![\\w-])(?:\\s+(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "solhint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "solhint-disable",
    "ignoreCase": false,
    "match": "solhint-disable(?![\\w-])(?:\\s+(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "solhint-enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "slither",
  "tool": "Slither, Forge lint and the upgrade checker",
  "kind": "security",
  "languages": [
   "solidity"
  ],
  "url": "https://github.com/crytic/slither/wiki/Usage#triage-mode",
  "instead": "Remove the risk it reports.",
  "forms": [
   {
    "name": "slither-disable-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "slither-disable-next-line",
    "ignoreCase": false,
    "match": "slither-disable-next-line(?:\\s+(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "slither-disable-start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "slither-disable-start",
    "ignoreCase": false,
    "match": "slither-disable-start(?:\\s+(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "slither-disable-end",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "forge-lint: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "forge-lint:",
    "ignoreCase": false,
    "match": "forge-lint:\\s*disable-(?:next-line|line|next-item|start)(?:\\(\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*)\\s*\\))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@custom:oz-upgrades-unsafe-allow",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@custom:oz-upgrades-unsafe-allow",
    "ignoreCase": false,
    "match": "@custom:oz-upgrades-unsafe-allow\\s+(?<rules>[\\w-]+(?:[ \\t]+[\\w-]+)*)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "phpstan",
  "tool": "PHPStan",
  "kind": "type",
  "languages": [
   "php"
  ],
  "url": "https://phpstan.org/user-guide/ignoring-errors",
  "instead": "Correct the type, or narrow the value with a check PHPStan understands.",
  "forms": [
   {
    "name": "@phpstan-ignore-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@phpstan-ignore-line",
    "ignoreCase": false,
    "match": "@phpstan-ignore-line(?![\\w-])",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@phpstan-ignore-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@phpstan-ignore-next-line",
    "ignoreCase": false,
    "match": "@phpstan-ignore-next-line(?![\\w-])",
    "at": "anywhere",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@phpstan-ignore on a line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "trailing",
    "keyword": "@phpstan-ignore",
    "ignoreCase": false,
    "match": "@phpstan-ignore[ \\t]+(?<rules>[a-zA-Z]\\w*(?:\\.\\w+)*(?:[ \\t]*,[ \\t]*[a-zA-Z]\\w*(?:\\.\\w+)*)*)",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@phpstan-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "own",
    "keyword": "@phpstan-ignore",
    "ignoreCase": false,
    "match": "@phpstan-ignore[ \\t]+(?<rules>[a-zA-Z]\\w*(?:\\.\\w+)*(?:[ \\t]*,[ \\t]*[a-zA-Z]\\w*(?:\\.\\w+)*)*)",
    "at": "anywhere",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "psalm",
  "tool": "Psalm",
  "kind": "type",
  "languages": [
   "php"
  ],
  "url": "https://psalm.dev/docs/running_psalm/dealing_with_code_issues/",
  "instead": "Correct the type, or narrow the value with a check Psalm understands.",
  "forms": [
   {
    "name": "@psalm-suppress",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@psalm-suppress",
    "ignoreCase": false,
    "match": "@psalm-suppress[ \\t]+(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)",
    "at": "line",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "@psalm-ignore-nullable-return",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@psalm-ignore-",
    "ignoreCase": false,
    "match": "@psalm-ignore-(?:nullable|falsable)-return\\b",
    "at": "line",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@psalm-taint-escape",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@psalm-taint-escape",
    "ignoreCase": false,
    "match": "@psalm-taint-escape\\b(?:[ \\t]+(?<rules>\\w+))?",
    "at": "line",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "phan",
  "tool": "Phan",
  "kind": "type",
  "languages": [
   "php"
  ],
  "url": "https://github.com/phan/phan/wiki/Annotating-Your-Source-Code#suppress",
  "instead": "Correct the type, or narrow the value with a check Phan understands.",
  "forms": [
   {
    "name": "@phan-suppress-current-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@phan-suppress-current-line",
    "ignoreCase": false,
    "match": "@phan-suppress-current-line[ \\t]+(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@phan-suppress-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@phan-suppress-next-line",
    "ignoreCase": false,
    "match": "@phan-suppress-(?:next-line|next-next-line|previous-line)[ \\t]+(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)",
    "at": "anywhere",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@phan-suppress",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@phan-suppress",
    "ignoreCase": false,
    "match": "@phan-suppress[ \\t]+(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)",
    "at": "line",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@phan-file-suppress",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@phan-file-suppress",
    "ignoreCase": false,
    "match": "@phan-file-suppress[ \\t]+(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*)",
    "at": "line",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "phpcs",
  "tool": "PHP_CodeSniffer",
  "kind": "lint",
  "languages": [
   "php"
  ],
  "url": "https://github.com/PHPCSStandards/PHP_CodeSniffer/wiki/Advanced-Usage#ignoring-parts-of-a-file",
  "instead": "Change the code so that the sniff is content.",
  "forms": [
   {
    "name": "phpcs:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "phpcs:ignore",
    "ignoreCase": false,
    "match": "@?phpcs:ignore(?![\\w-])(?:[ \\t]+(?!--)(?<rules>[A-Za-z]\\w*(?:\\.\\w+)+(?:[ \\t]*,[ \\t]*[A-Za-z]\\w*(?:\\.\\w+)+)*|[A-Z]\\w+(?=\\s*(?:$|--))))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "phpcs:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "phpcs:disable",
    "ignoreCase": false,
    "match": "@?phpcs:disable(?![\\w-])(?:[ \\t]+(?!--)(?<rules>[A-Za-z]\\w*(?:\\.\\w+)*(?:[ \\t]*,[ \\t]*[A-Za-z]\\w*(?:\\.\\w+)*)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "phpcs:enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "phpcs:ignoreFile",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "phpcs:ignoreFile",
    "ignoreCase": false,
    "match": "@?phpcs:ignoreFile\\b",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@codingStandardsIgnoreLine",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@codingStandardsIgnore",
    "ignoreCase": false,
    "match": "@codingStandardsIgnoreLine\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@codingStandardsIgnoreStart",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@codingStandardsIgnore",
    "ignoreCase": false,
    "match": "@codingStandardsIgnoreStart\\b",
    "at": "anywhere",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "@codingStandardsIgnoreEnd",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@codingStandardsIgnoreFile",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@codingStandardsIgnore",
    "ignoreCase": false,
    "match": "@codingStandardsIgnoreFile\\b",
    "at": "anywhere",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "phpmd",
  "tool": "PHPMD",
  "kind": "lint",
  "languages": [
   "php"
  ],
  "url": "https://phpmd.org/documentation/suppress-warnings.html",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "@SuppressWarnings(PHPMD)",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@SuppressWarnings",
    "ignoreCase": false,
    "match": "@SuppressWarnings\\(\\s*(?<rules>\"?PHPMD(?:\\.\\w+)?\"?)\\s*\\)",
    "at": "line",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "PHPMD",
    "checked": false
   }
  ]
 },
 {
  "id": "php-coverage",
  "tool": "PHPUnit coverage",
  "kind": "coverage",
  "languages": [
   "php"
  ],
  "url": "https://docs.phpunit.de/en/12.0/code-coverage.html#ignoring-code-blocks",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "@codeCoverageIgnore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@codeCoverageIgnore",
    "ignoreCase": false,
    "match": "@codeCoverageIgnore\\b",
    "at": "line",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@codeCoverageIgnoreStart",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@codeCoverageIgnoreStart",
    "ignoreCase": false,
    "match": "@codeCoverageIgnoreStart\\b",
    "at": "line",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "@codeCoverageIgnoreEnd",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#[CoversNothing]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "CoversNothing",
    "ignoreCase": false,
    "match": "(?<=#\\[\\s*(?:[^\\]]*,\\s*)?)\\\\?(?:[\\w\\\\]+\\\\)?CoversNothing\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "infection",
  "tool": "Infection",
  "kind": "mutation",
  "languages": [
   "php"
  ],
  "url": "https://infection.github.io/guide/how-to.html",
  "instead": "Write the test that kills the mutant.",
  "forms": [
   {
    "name": "@infection-ignore-all",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@infection-ignore-all",
    "ignoreCase": false,
    "match": "@infection-ignore-all\\b",
    "at": "line",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "noqa",
  "tool": "flake8 and ruff",
  "kind": "lint",
  "languages": [
   "python"
  ],
  "url": "https://flake8.pycqa.org/en/latest/user/violations.html",
  "instead": "Change the line so that the check is content; a re-export belongs into `__all__`.",
  "forms": [
   {
    "name": "# noqa",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "noqa",
    "ignoreCase": true,
    "match": "noqa(?::[ \\t]*(?<rules>[A-Za-z]+[0-9]+(?:[,\\s]+[A-Za-z]+[0-9]+)*)|(?![\\w-]))",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# flake8: noqa",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "own",
    "keyword": "flake8",
    "ignoreCase": true,
    "match": "flake8[:=]\\s*noqa(?::\\s?(?<rules>[A-Za-z]+[0-9]+(?:[,\\s]+[A-Za-z]+[0-9]+)*))?(?![\\w-])",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# ruff: noqa",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ruff",
    "ignoreCase": true,
    "match": "ruff:\\s*noqa(?::\\s?(?<rules>[A-Za-z]+[0-9]+(?:[,\\s]+[A-Za-z]+[0-9]+)*))?(?![\\w-])",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# ruff: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ruff:",
    "ignoreCase": false,
    "match": "ruff:\\s*ignore\\[(?<rules>[^\\]\\r\\n]*)\\]",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# ruff: file-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ruff:",
    "ignoreCase": false,
    "match": "ruff:\\s*file-ignore\\[(?<rules>[^\\]\\r\\n]*)\\]",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# ruff: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ruff:",
    "ignoreCase": false,
    "match": "ruff:\\s*disable\\[(?<rules>[^\\]\\r\\n]*)\\]",
    "at": "segment",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "type-ignore",
  "tool": "mypy and pyright",
  "kind": "type",
  "languages": [
   "python"
  ],
  "url": "https://mypy.readthedocs.io/en/stable/type_inference_and_annotations.html#silencing-type-errors",
  "instead": "Correct the annotation, narrow the value with a check, or add the missing stubs.",
  "forms": [
   {
    "name": "# type: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "type:",
    "ignoreCase": false,
    "match": "type:\\s*ignore(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?(?![\\w-])",
    "at": "segment",
    "scope": "line",
    "widens": "file-when-first",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyright: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyright:",
    "ignoreCase": false,
    "match": "pyright:\\s*ignore(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?(?![\\w-])",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# basedpyright: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "basedpyright:",
    "ignoreCase": false,
    "match": "basedpyright:\\s*ignore(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?(?![\\w-])",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# ty: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ty:",
    "ignoreCase": false,
    "match": "ty:\\s*ignore(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?(?![\\w-])",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyrefly: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyrefly:",
    "ignoreCase": false,
    "match": "pyrefly:\\s*ignore(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?(?![\\w-])",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyrefly: ignore-errors",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyrefly:",
    "ignoreCase": false,
    "match": "pyrefly:\\s*ignore-errors(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?(?![\\w-])",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# mypy: ignore-errors",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "mypy:",
    "ignoreCase": false,
    "match": "mypy:\\s*ignore[-_]errors(?!\\s*=\\s*[Ff]alse)(?![\\w-])",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# mypy: disable-error-code",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "mypy:",
    "ignoreCase": false,
    "match": "mypy:\\s*disable[-_]error[-_]code\\s*=\\s*(?:\"(?<rules>[^\"]*)\"|[\\w, -]+)",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# mypy: allow-untyped-defs",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "mypy:",
    "ignoreCase": false,
    "match": "mypy:\\s*(?<rules>(?:allow[-_][\\w-]+|no[-_](?:strict|check|warn|disallow)[\\w-]*|(?:disallow|check|strict|warn)[\\w-]*\\s*=\\s*[Ff]alse)(?:\\s*,\\s*(?:allow|no)[-_][\\w-]+)*)",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyright: basic",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyright:",
    "ignoreCase": false,
    "match": "pyright:\\s*(?:basic|off)\\b",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyright: reportX=false",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyright:",
    "ignoreCase": false,
    "match": "pyright:\\s*(?<rules>report\\w+\\s*=\\s*(?:false|none|warning|information)(?:\\s*,\\s*report\\w+\\s*=\\s*(?:false|none|warning|information))*)",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "checked": false
   }
  ]
 },
 {
  "id": "pyre",
  "tool": "Pyre",
  "kind": "type",
  "languages": [
   "python"
  ],
  "url": "https://pyre-check.org/docs/errors/",
  "instead": "Correct the annotation or narrow the value with a check.",
  "forms": [
   {
    "name": "# pyre-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyre-ignore",
    "ignoreCase": false,
    "match": "pyre-ignore(?![\\w-])(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyre-fixme",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyre-fixme",
    "ignoreCase": false,
    "match": "pyre-fixme(?![\\w-])(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyre-ignore-all-errors",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyre-ignore-all-errors",
    "ignoreCase": false,
    "match": "pyre-ignore-all-errors(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pyre-unsafe",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pyre-unsafe",
    "ignoreCase": false,
    "match": "pyre-unsafe\\b",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "pytype",
  "tool": "pytype",
  "kind": "type",
  "languages": [
   "python"
  ],
  "url": "https://google.github.io/pytype/user_guide.html",
  "instead": "Correct the annotation.",
  "forms": [
   {
    "name": "# pytype: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pytype:",
    "ignoreCase": false,
    "match": "pytype:\\s*disable=(?<rules>[\\w-]+(?:,[\\w-]+)*)",
    "at": "segment",
    "scope": "line",
    "widens": "file-when-alone",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pytype: skip-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pytype:",
    "ignoreCase": false,
    "match": "pytype:\\s*skip-file\\b",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "pylint",
  "tool": "Pylint",
  "kind": "lint",
  "languages": [
   "python"
  ],
  "url": "https://pylint.readthedocs.io/en/stable/user_guide/messages/message_control.html",
  "instead": "Change the code so that the message has no ground.",
  "forms": [
   {
    "name": "# pylint: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pylint:",
    "ignoreCase": false,
    "match": "pylint:\\s*disable(?:-msg)?\\s*=\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*)",
    "at": "segment",
    "scope": "line",
    "widens": "file-when-alone",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "# pylint: disable-next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pylint:",
    "ignoreCase": false,
    "match": "pylint:\\s*disable-next\\s*=\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*)",
    "at": "segment",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "# pylint: skip-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pylint:",
    "ignoreCase": false,
    "match": "pylint:\\s*skip-file\\b",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "bandit",
  "tool": "Bandit",
  "kind": "security",
  "languages": [
   "python"
  ],
  "url": "https://bandit.readthedocs.io/en/latest/config.html",
  "instead": "Remove the risk, for instance by passing arguments as a list instead of through a shell.",
  "forms": [
   {
    "name": "# nosec",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nosec",
    "ignoreCase": false,
    "match": "nosec(?![\\w-])(?::?[ \\t]*(?<rules>B\\d{3}(?:[,\\s]+B\\d{3})*|[a-z]+(?:_[a-z]+)+(?:[,\\s]+[a-z]+(?:_[a-z]+)+)*))?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "coverage-py",
  "tool": "coverage.py",
  "kind": "coverage",
  "languages": [
   "python"
  ],
  "url": "https://coverage.readthedocs.io/en/latest/excluding.html",
  "instead": "Write the test that reaches the code, or delete the branch that cannot happen.",
  "forms": [
   {
    "name": "# pragma: no cover",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pragma",
    "ignoreCase": true,
    "match": "pragma:?\\s*no\\s?cover(?:age)?\\b",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# pragma: no branch",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pragma",
    "ignoreCase": true,
    "match": "pragma:?\\s*no\\s?branch\\b",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "isort",
  "tool": "isort",
  "kind": "format",
  "languages": [
   "python"
  ],
  "url": "https://pycqa.github.io/isort/docs/configuration/action_comments.html",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "# isort: skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "isort:",
    "ignoreCase": false,
    "match": "isort:\\s*(?:skip|off)\\b(?!_)",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# isort: skip_file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "isort:",
    "ignoreCase": false,
    "match": "isort:\\s*skip_file\\b",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "black",
  "tool": "the Python formatter",
  "kind": "format",
  "languages": [
   "python"
  ],
  "url": "https://black.readthedocs.io/en/stable/usage_and_configuration/the_basics.html",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "# fmt: off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "fmt:",
    "ignoreCase": false,
    "match": "fmt:\\s*off\\b",
    "at": "segment",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# fmt: skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "fmt:",
    "ignoreCase": false,
    "match": "fmt:\\s*skip\\b",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# yapf: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "yapf:",
    "ignoreCase": false,
    "match": "yapf:\\s*disable\\b",
    "at": "segment",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# autopep8: off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "autopep8:",
    "ignoreCase": false,
    "match": "autopep8:\\s*off\\b",
    "at": "segment",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "python-type-escape",
  "tool": "typing",
  "kind": "type-escape",
  "languages": [
   "python"
  ],
  "url": "https://docs.python.org/3/library/typing.html",
  "instead": "Give the value its real type.",
  "forms": [
   {
    "name": "cast(Any, …)",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cast",
    "ignoreCase": false,
    "match": "\\b(?:(?:typing|t)\\.)?cast\\(\\s*[\"']?(?:(?:typing|t)\\.)?Any[\"']?\\s*,",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@no_type_check",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "no_type_check",
    "ignoreCase": false,
    "match": "^[ \\t]*(?<directive>@(?:(?:typing|t)\\.)?no_type_check\\b)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# type: Any",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "type:",
    "ignoreCase": false,
    "match": "type:\\s*(?:(?:typing|t)\\.)?Any\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "python-warnings",
  "tool": "Python warnings",
  "kind": "build",
  "languages": [
   "python"
  ],
  "url": "https://docs.python.org/3/library/warnings.html",
  "instead": "Mend what the warning is about, or filter the one category and message at one place.",
  "forms": [
   {
    "name": "warnings.simplefilter(\"ignore\")",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "simplefilter",
    "ignoreCase": false,
    "match": "\\b(?:warnings\\.)?simplefilter\\(\\s*(?:action\\s*=\\s*)?[\"']ignore[\"'](?:\\s*,\\s*(?:category\\s*=\\s*)?(?<rules>[\\w.]+))?\\s*\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "warnings.filterwarnings(\"ignore\")",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "filterwarnings",
    "ignoreCase": false,
    "match": "\\bwarnings\\.filterwarnings\\(\\s*(?:action\\s*=\\s*)?[\"']ignore[\"'](?<rules>\\s*,(?:[^()\"']|\"[^\"]*\"|'[^']*')+)?\\s*,?\\s*\\)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   }
  ]
 },
 {
  "id": "mutmut",
  "tool": "mutmut",
  "kind": "mutation",
  "languages": [
   "python"
  ],
  "url": "https://mutmut.readthedocs.io/",
  "instead": "Write the test that kills the mutant.",
  "forms": [
   {
    "name": "# pragma: no mutate",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pragma:",
    "ignoreCase": false,
    "match": "pragma:\\s*no mutate\\b",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "autoflake",
  "tool": "autoflake and pycln",
  "kind": "lint",
  "languages": [
   "python"
  ],
  "url": "https://github.com/PyCQA/autoflake",
  "instead": "Delete the unused import, or list a re-export in `__all__`.",
  "forms": [
   {
    "name": "# nopycln: import",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nopycln",
    "ignoreCase": false,
    "match": "nopycln:\\s*import\\b",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# nopycln: file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nopycln",
    "ignoreCase": false,
    "match": "nopycln:\\s*file\\b",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# autoflake: skip_file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "autoflake:",
    "ignoreCase": false,
    "match": "autoflake:\\s*skip_file\\b",
    "at": "segment",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "fixit",
  "tool": "Fixit",
  "kind": "lint",
  "languages": [
   "python"
  ],
  "url": "https://fixit.readthedocs.io/en/latest/guide/quickstart.html",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "# lint-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "lint-ignore",
    "ignoreCase": false,
    "match": "lint-ignore(?![\\w-])(?::\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*))?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# lint-fixme",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "lint-fixme",
    "ignoreCase": false,
    "match": "lint-fixme(?![\\w-])(?::\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*))?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "sourcery",
  "tool": "Sourcery",
  "kind": "lint",
  "languages": [
   "python"
  ],
  "url": "https://docs.sourcery.ai/",
  "instead": "Take the suggestion, or turn the rule off where it is reviewed.",
  "forms": [
   {
    "name": "# sourcery skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "sourcery skip",
    "ignoreCase": false,
    "match": "sourcery skip(?::\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "segment",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "skylos",
  "tool": "Skylos",
  "kind": "lint",
  "languages": [
   "python"
  ],
  "url": "https://github.com/duriantaco/skylos",
  "instead": "Delete the dead code.",
  "forms": [
   {
    "name": "# skylos: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "skylos:",
    "ignoreCase": false,
    "match": "skylos:\\s*ignore(?:\\[(?<rules>[^\\]\\r\\n]*)\\])?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "rubocop",
  "tool": "RuboCop",
  "kind": "lint",
  "languages": [
   "ruby"
  ],
  "url": "https://docs.rubocop.org/rubocop/configuration.html#disabling-cops-within-source-code",
  "instead": "Change the code so that the cop is content.",
  "forms": [
   {
    "name": "# rubocop:disable on a line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "trailing",
    "keyword": "rubocop",
    "ignoreCase": false,
    "match": "rubocop\\s*:\\s*(?:disable|todo)\\s+(?<rules>[A-Za-z]\\w*(?:/\\w+)*(?:[ \\t]*,[ \\t]*[A-Za-z]\\w*(?:/\\w+)*)*)",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "# rubocop:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "own",
    "keyword": "rubocop",
    "ignoreCase": false,
    "match": "rubocop\\s*:\\s*(?:disable|todo)\\s+(?<rules>[A-Za-z]\\w*(?:/\\w+)*(?:[ \\t]*,[ \\t]*[A-Za-z]\\w*(?:/\\w+)*)*)",
    "at": "anywhere",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "rubocop\\s*:\\s*(?:enable|pop)",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "# rubocop:disable-next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "own",
    "keyword": "rubocop",
    "ignoreCase": false,
    "match": "rubocop\\s*:\\s*(?:disable|todo)-next\\s+(?<rules>[A-Za-z]\\w*(?:/\\w+)*(?:[ \\t]*,[ \\t]*[A-Za-z]\\w*(?:/\\w+)*)*)",
    "at": "anywhere",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "standardrb",
  "tool": "Standard Ruby",
  "kind": "lint",
  "languages": [
   "ruby"
  ],
  "url": "https://github.com/standardrb/standard",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "# standard:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "standard:disable",
    "ignoreCase": false,
    "match": "standard:disable\\s+(?<rules>[A-Za-z]\\w*(?:/\\w+)*(?:[ \\t]*,[ \\t]*[A-Za-z]\\w*(?:/\\w+)*)*)",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "simplecov",
  "tool": "SimpleCov",
  "kind": "coverage",
  "languages": [
   "ruby"
  ],
  "url": "https://github.com/simplecov-ruby/simplecov#ignoringskipping-code",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "# :nocov:",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": ":nocov:",
    "ignoreCase": false,
    "match": ":nocov:",
    "at": "start",
    "scope": "block",
    "widens": "toggles",
    "closes": "^[ \\t]*#[ \\t]*:nocov:",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# simplecov:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "simplecov:disable",
    "ignoreCase": false,
    "match": "simplecov:disable\\b",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "simplecov:enable",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "sorbet",
  "tool": "Sorbet",
  "kind": "type",
  "languages": [
   "ruby"
  ],
  "url": "https://sorbet.org/docs/static",
  "instead": "Give the file or value its types.",
  "forms": [
   {
    "name": "# typed: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "own",
    "keyword": "typed:",
    "ignoreCase": false,
    "match": "typed:\\s*(?:ignore|false)\\b",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "ruby-type-escape",
  "tool": "Sorbet",
  "kind": "type-escape",
  "languages": [
   "ruby"
  ],
  "url": "https://sorbet.org/docs/untyped",
  "instead": "Give the value its real type.",
  "forms": [
   {
    "name": "T.untyped",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "T.untyped",
    "ignoreCase": false,
    "match": "(?<![\\w:.])T\\.untyped\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "T.unsafe",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "T.unsafe",
    "ignoreCase": false,
    "match": "(?<![\\w:.])T\\.unsafe\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "steep",
  "tool": "Steep",
  "kind": "type",
  "languages": [
   "ruby"
  ],
  "url": "https://github.com/soutaro/steep/blob/master/manual/ruby-diagnostics.md",
  "instead": "Correct the signature or narrow the value.",
  "forms": [
   {
    "name": "# steep:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "steep:ignore",
    "ignoreCase": false,
    "match": "steep:ignore(?!:)(?:[ \\t]+(?<rules>[A-Z][\\w:]*(?:[ \\t]*,[ \\t]*[A-Z][\\w:]*)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "# steep:ignore:start",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "steep:ignore",
    "ignoreCase": false,
    "match": "steep:ignore:start\\b",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "steep:ignore:end",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "reek",
  "tool": "Reek",
  "kind": "lint",
  "languages": [
   "ruby"
  ],
  "url": "https://github.com/troessner/reek/blob/master/docs/Smell-Suppression.md",
  "instead": "Change the code so that the smell is gone.",
  "forms": [
   {
    "name": "# :reek:",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": ":reek:",
    "ignoreCase": false,
    "match": "(?<=^\\s*|\\s):reek:(?<rules>\\w+)",
    "at": "anywhere",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "rust-allow",
  "tool": "rustc and Clippy",
  "kind": "lint",
  "languages": [
   "rust"
  ],
  "url": "https://doc.rust-lang.org/reference/attributes/diagnostics.html#lint-check-attributes",
  "instead": "Change the code so that the lint is content; delete what is dead.",
  "forms": [
   {
    "name": "#[allow]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "allow",
    "ignoreCase": false,
    "match": "#\\[\\s*(?:allow|(?:rustc_|clippy::)allow)\\s*\\(\\s*(?<rules>[\\w:]+(?:\\s*,\\s*[\\w:]+(?!\\s*=)\\b)*)\\s*,?\\s*(?:,\\s*reason\\s*=\\s*\"(?<reason>(?:[^\"\\\\]|\\\\.)*)\"\\s*,?\\s*)?\\)\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "warnings|clippy::all",
    "checked": false
   },
   {
    "name": "#![allow]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "allow",
    "ignoreCase": false,
    "match": "#!\\[\\s*allow\\s*\\(\\s*(?<rules>[\\w:]+(?:\\s*,\\s*[\\w:]+(?!\\s*=)\\b)*)\\s*,?\\s*(?:,\\s*reason\\s*=\\s*\"(?<reason>(?:[^\"\\\\]|\\\\.)*)\"\\s*,?\\s*)?\\)\\s*\\]",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "warnings|clippy::all",
    "checked": false
   },
   {
    "name": "#[expect]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "expect",
    "ignoreCase": false,
    "match": "#\\[\\s*expect\\s*\\(\\s*(?<rules>[\\w:]+(?:\\s*,\\s*[\\w:]+(?!\\s*=)\\b)*)\\s*,?\\s*(?:,\\s*reason\\s*=\\s*\"(?<reason>(?:[^\"\\\\]|\\\\.)*)\"\\s*,?\\s*)?\\)\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "warnings|clippy::all",
    "checked": true
   },
   {
    "name": "#![expect]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "expect",
    "ignoreCase": false,
    "match": "#!\\[\\s*expect\\s*\\(\\s*(?<rules>[\\w:]+(?:\\s*,\\s*[\\w:]+(?!\\s*=)\\b)*)\\s*,?\\s*(?:,\\s*reason\\s*=\\s*\"(?<reason>(?:[^\"\\\\]|\\\\.)*)\"\\s*,?\\s*)?\\)\\s*\\]",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "warnings|clippy::all",
    "checked": true
   },
   {
    "name": "#[cfg_attr(…, allow)]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cfg_attr",
    "ignoreCase": false,
    "match": "#\\[\\s*cfg_attr\\s*\\((?:[^()\\[\\]]|\\([^()]*\\))*?,\\s*(?:allow|expect)\\s*\\(\\s*(?<rules>[\\w:]+(?:\\s*,\\s*[\\w:]+)*)\\s*,?\\s*\\)\\s*,?\\s*\\)\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "warnings|clippy::all",
    "checked": false
   },
   {
    "name": "#![cfg_attr(…, allow)]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cfg_attr",
    "ignoreCase": false,
    "match": "#!\\[\\s*cfg_attr\\s*\\((?:[^()\\[\\]]|\\([^()]*\\))*?,\\s*(?:allow|expect)\\s*\\(\\s*(?<rules>[\\w:]+(?:\\s*,\\s*[\\w:]+)*)\\s*,?\\s*\\)\\s*,?\\s*\\)\\s*\\]",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "\\s*,\\s*",
    "blanket": "warnings|clippy::all",
    "checked": false
   }
  ]
 },
 {
  "id": "rustfmt",
  "tool": "rustfmt",
  "kind": "format",
  "languages": [
   "rust"
  ],
  "url": "https://github.com/rust-lang/rustfmt#tips",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "#[rustfmt::skip]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "rustfmt",
    "ignoreCase": false,
    "match": "#!?\\[\\s*(?:rustfmt::skip(?:::\\w+\\([^)]*\\))?|cfg_attr\\s*\\(\\s*rustfmt\\s*,\\s*rustfmt(?:_|::)skip\\s*\\))\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "rust-coverage",
  "tool": "Rust coverage",
  "kind": "coverage",
  "languages": [
   "rust"
  ],
  "url": "https://doc.rust-lang.org/unstable-book/language-features/coverage-attribute.html",
  "instead": "Write the test that reaches the code.",
  "forms": [
   {
    "name": "#[coverage(off)]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage",
    "ignoreCase": false,
    "match": "#\\[\\s*(?:coverage\\s*\\(\\s*off\\s*\\)|cfg_attr\\s*\\((?:[^()\\[\\]]|\\([^()]*\\))*?,\\s*coverage\\s*\\(\\s*off\\s*\\)\\s*\\))\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#![coverage(off)]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "coverage",
    "ignoreCase": false,
    "match": "#!\\[\\s*(?:coverage\\s*\\(\\s*off\\s*\\)|cfg_attr\\s*\\((?:[^()\\[\\]]|\\([^()]*\\))*?,\\s*coverage\\s*\\(\\s*off\\s*\\)\\s*\\))\\s*\\]",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#[no_coverage]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "no_coverage",
    "ignoreCase": false,
    "match": "#\\[\\s*(?:no_coverage|cfg_attr\\s*\\((?:[^()\\[\\]]|\\([^()]*\\))*?,\\s*no_coverage\\s*\\))\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#[cfg(not(tarpaulin_include))]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tarpaulin",
    "ignoreCase": false,
    "match": "#\\[\\s*cfg\\s*\\(\\s*not\\s*\\(\\s*(?:tarpaulin_include|tarpaulin|coverage)\\s*\\)\\s*\\)\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "#[tarpaulin::skip]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tarpaulin",
    "ignoreCase": false,
    "match": "#\\[\\s*(?:tarpaulin::skip|cfg_attr\\s*\\(\\s*tarpaulin\\s*,\\s*(?:tarpaulin::)?skip\\s*\\))\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "cargo-mutants",
  "tool": "cargo-mutants",
  "kind": "mutation",
  "languages": [
   "rust"
  ],
  "url": "https://mutants.rs/attrs.html",
  "instead": "Write the test that kills the mutant.",
  "forms": [
   {
    "name": "#[mutants::skip]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "mutants",
    "ignoreCase": false,
    "match": "#\\[\\s*(?:mutants::skip|cfg_attr\\s*\\(\\s*\\w+\\s*,\\s*mutants::skip\\s*\\))\\s*\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "semgrep",
  "tool": "Semgrep",
  "kind": "security",
  "languages": [
   "*"
  ],
  "url": "https://semgrep.dev/docs/ignoring-files-folders-code",
  "instead": "Remove what the rule warns of.",
  "forms": [
   {
    "name": "nosemgrep",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nosem",
    "ignoreCase": false,
    "match": "nosem(?:grep)?(?![\\w-])(?:\\s*:\\s*(?<rules>[\\w][\\w./-]*(?:\\s*,\\s*[\\w][\\w./-]*)*))?",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "codeql",
  "tool": "CodeQL",
  "kind": "security",
  "languages": [
   "*"
  ],
  "url": "https://docs.github.com/en/code-security/code-scanning",
  "instead": "Remove the flow that the query reports.",
  "forms": [
   {
    "name": "codeql[…]",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "codeql",
    "ignoreCase": false,
    "match": "codeql\\s*\\[(?<rules>[\\w/,. -]+)\\]",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "lgtm",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "lgtm",
    "ignoreCase": false,
    "match": "lgtm\\s*(?:\\[(?<rules>[\\w/,. -]+)\\]|(?=\\s*$))",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "sonar",
  "tool": "SonarQube",
  "kind": "lint",
  "languages": [
   "*"
  ],
  "url": "https://docs.sonarsource.com/sonarqube-server/latest/user-guide/issues/managing/",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "NOSONAR",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NOSONAR",
    "ignoreCase": false,
    "match": "NOSONAR\\b(?!\\s*\\(\\s*\\w+:)",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "NOSONAR(rule)",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NOSONAR",
    "ignoreCase": false,
    "match": "NOSONAR\\s*\\(\\s*(?<rules>\\w+:\\w+(?:\\s*,\\s*\\w+:\\w+)*)\\s*\\)",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "snyk",
  "tool": "Snyk Code",
  "kind": "security",
  "languages": [
   "*"
  ],
  "url": "https://docs.snyk.io/scan-with-snyk/snyk-code",
  "instead": "Remove what the rule warns of.",
  "forms": [
   {
    "name": "deepcode ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deepcode ignore",
    "ignoreCase": false,
    "match": "deepcode\\s+ignore\\s+(?<rules>[\\w/~.-]+)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "file deepcode ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "deepcode ignore",
    "ignoreCase": false,
    "match": "file\\s+deepcode\\s+ignore\\s+(?<rules>[\\w/~.-]+)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "gitleaks",
  "tool": "Gitleaks",
  "kind": "security",
  "languages": [
   "*"
  ],
  "url": "https://github.com/gitleaks/gitleaks#gitleaksallow",
  "instead": "Take the secret out, and revoke it.",
  "forms": [
   {
    "name": "gitleaks:allow",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "gitleaks:allow",
    "ignoreCase": false,
    "match": "gitleaks:allow\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "detect-secrets",
  "tool": "detect-secrets",
  "kind": "security",
  "languages": [
   "*"
  ],
  "url": "https://github.com/Yelp/detect-secrets#inline-allowlisting",
  "instead": "Take the secret out, and revoke it.",
  "forms": [
   {
    "name": "pragma: allowlist secret",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pragma",
    "ignoreCase": true,
    "match": "pragma:\\s*(?:allowlist|whitelist)[ -]secret\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "pragma: allowlist nextline secret",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "pragma",
    "ignoreCase": true,
    "match": "pragma:\\s*(?:allowlist|whitelist)[ -]nextline[ -]secret\\b",
    "at": "anywhere",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "trufflehog",
  "tool": "TruffleHog",
  "kind": "security",
  "languages": [
   "*"
  ],
  "url": "https://github.com/trufflesecurity/trufflehog",
  "instead": "Take the secret out, and revoke it.",
  "forms": [
   {
    "name": "trufflehog:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "trufflehog:ignore",
    "ignoreCase": false,
    "match": "trufflehog:ignore\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "gitguardian",
  "tool": "GitGuardian",
  "kind": "security",
  "languages": [
   "*"
  ],
  "url": "https://docs.gitguardian.com/ggshield-docs/reference/secret/scan/overview",
  "instead": "Take the secret out, and revoke it.",
  "forms": [
   {
    "name": "ggignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ggignore",
    "ignoreCase": false,
    "match": "ggignore\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "trivy",
  "tool": "Trivy",
  "kind": "security",
  "languages": [
   "terraform",
   "hcl",
   "yaml",
   "dockerfile",
   "json",
   "bicep"
  ],
  "url": "https://trivy.dev/latest/docs/configuration/filtering/",
  "instead": "Set the resource up as the check asks.",
  "forms": [
   {
    "name": "#trivy:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "trivy:ignore",
    "ignoreCase": false,
    "match": "trivy:ignore:(?<rules>[\\w*.-]+?)(?::exp:(?<reason>[\\d-]+))?(?![\\w.*-])",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "\\*",
    "checked": false
   }
  ]
 },
 {
  "id": "tfsec",
  "tool": "tfsec",
  "kind": "security",
  "languages": [
   "terraform",
   "hcl"
  ],
  "url": "https://aquasecurity.github.io/tfsec/latest/guides/configuration/ignores/",
  "instead": "Set the resource up as the check asks.",
  "forms": [
   {
    "name": "#tfsec:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "tfsec:ignore",
    "ignoreCase": false,
    "match": "tfsec:ignore:(?<rules>[\\w*-]+)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "\\*",
    "checked": false
   }
  ]
 },
 {
  "id": "checkov",
  "tool": "Checkov",
  "kind": "security",
  "languages": [
   "terraform",
   "hcl",
   "yaml",
   "dockerfile",
   "bicep",
   "json"
  ],
  "url": "https://www.checkov.io/2.Basics/Suppressing%20and%20Skipping%20Policies.html",
  "instead": "Set the resource up as the check asks.",
  "forms": [
   {
    "name": "#checkov:skip",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "checkov:skip",
    "ignoreCase": false,
    "match": "checkov:skip=(?<rules>\\w+(?:,\\w+)*)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "checkov.io/skip",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "languages": [
     "yaml"
    ],
    "keyword": "checkov.io/skip",
    "ignoreCase": false,
    "match": "(?<directive>\\bcheckov\\.io/skip\\d+[\"']?\\s*:\\s*[\"']?(?<rules>\\w+))(?:=(?<reason>[^\"'\\r\\n]*))?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "kics",
  "tool": "KICS",
  "kind": "security",
  "languages": [
   "terraform",
   "hcl",
   "yaml",
   "dockerfile",
   "bicep",
   "json",
   "proto"
  ],
  "url": "https://docs.kics.io/latest/running-kics/",
  "instead": "Set the resource up as the query asks.",
  "forms": [
   {
    "name": "kics-scan ignore-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "kics-scan",
    "ignoreCase": false,
    "match": "kics-scan\\s+ignore-line\\b",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "kics-scan ignore-block",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "kics-scan",
    "ignoreCase": false,
    "match": "kics-scan\\s+ignore-block\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "kics-scan ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "kics-scan",
    "ignoreCase": false,
    "match": "kics-scan\\s+ignore(?![\\w-])",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "kics-scan disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "kics-scan",
    "ignoreCase": false,
    "match": "kics-scan\\s+disable=(?<rules>[\\w-]+(?:,[\\w-]+)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "kube-linter",
  "tool": "KubeLinter, kube-score and Polaris",
  "kind": "security",
  "languages": [
   "yaml"
  ],
  "url": "https://docs.kubelinter.io/#/configuring-kubelinter",
  "instead": "Set the workload up as the check asks.",
  "forms": [
   {
    "name": "ignore-check.kube-linter.io",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ignore-check.kube-linter.io",
    "ignoreCase": false,
    "match": "(?<directive>\\bignore-check\\.kube-linter\\.io/(?<rules>[\\w-]+))[\"']?\\s*:\\s*[\"']?(?<reason>[^\"'\\r\\n]*)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "kube-linter.io/ignore-all",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "kube-linter.io/ignore-all",
    "ignoreCase": false,
    "match": "(?<directive>\\bkube-linter\\.io/ignore-all)[\"']?\\s*:\\s*[\"']?(?<reason>[^\"'\\r\\n]*)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "kube-score/ignore",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "kube-score/ignore",
    "ignoreCase": false,
    "match": "\\bkube-score/ignore[\"']?\\s*:\\s*[\"']?(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*)",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "polaris exempt",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "polaris.fairwinds.com/",
    "ignoreCase": false,
    "match": "(?<directive>\\bpolaris\\.fairwinds\\.com/(?:(?<rules>[\\w-]+)-)?exempt)[\"']?\\s*:\\s*[\"']?true\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "cdk-nag",
  "tool": "cdk-nag",
  "kind": "security",
  "languages": [
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx",
   "python",
   "java",
   "csharp"
  ],
  "url": "https://github.com/cdklabs/cdk-nag",
  "instead": "Set the resource up as the rule asks.",
  "forms": [
   {
    "name": "NagSuppressions",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "NagSuppressions",
    "ignoreCase": false,
    "match": "\\bNagSuppressions\\.(?:add|Add)\\w+(?=\\s*\\()",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "trunk",
  "tool": "Trunk Check",
  "kind": "lint",
  "languages": [
   "*"
  ],
  "url": "https://docs.trunk.io/code-quality/linters/ignoring-issues-and-files",
  "instead": "Change the code so that the linter is content.",
  "forms": [
   {
    "name": "trunk-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "trunk-ignore",
    "ignoreCase": false,
    "match": "trunk-ignore(?![\\w-])(?:\\((?<rules>[\\w/@.-]+(?:\\s*,\\s*[\\w/@.-]+)*)\\))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "trunk-ignore-all",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "trunk-ignore-all",
    "ignoreCase": false,
    "match": "trunk-ignore-all(?![\\w-])(?:\\((?<rules>[\\w/@.-]+(?:\\s*,\\s*[\\w/@.-]+)*)\\))?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "trunk-ignore-begin",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "trunk-ignore-begin",
    "ignoreCase": false,
    "match": "trunk-ignore-begin(?![\\w-])(?:\\((?<rules>[\\w/@.-]+(?:\\s*,\\s*[\\w/@.-]+)*)\\))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "trunk-ignore-end",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "deepsource",
  "tool": "DeepSource",
  "kind": "lint",
  "languages": [
   "*"
  ],
  "url": "https://docs.deepsource.com/docs/issues-ignore-rules",
  "instead": "Change the code so that the issue is gone.",
  "forms": [
   {
    "name": "skipcq",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "skipcq",
    "ignoreCase": false,
    "match": "skipcq\\b(?:\\s*:\\s*(?<rules>[A-Z]+-[A-Z]*\\d+(?:\\s*,\\s*[A-Z]+-[A-Z]*\\d+)*))?",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "qlty",
  "tool": "Qlty",
  "kind": "lint",
  "languages": [
   "*"
  ],
  "url": "https://docs.qlty.sh/",
  "instead": "Change the code so that the issue is gone.",
  "forms": [
   {
    "name": "qlty-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "qlty-ignore",
    "ignoreCase": false,
    "match": "qlty-ignore(?:\\(\\+?\\d*\\))?:?\\s*(?<rules>[\\w:.@/-]+(?:\\s*,\\s*[\\w:.@/-]+)*)?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "codescene",
  "tool": "CodeScene",
  "kind": "lint",
  "languages": [
   "*"
  ],
  "url": "https://codescene.io/docs/guides/technical/code-health.html",
  "instead": "Change the code so that the smell is gone.",
  "forms": [
   {
    "name": "@codescene(disable)",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@codescene",
    "ignoreCase": false,
    "match": "@codescene\\(\\s*(?<rules>disable(?:-all)?(?:\\s*:\\s*\"[^\"]*\")?(?:\\s*,\\s*disable\\s*:\\s*\"[^\"]*\")*)\\s*\\)",
    "at": "anywhere",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,?\\s*disable\\s*:\\s*",
    "blanket": "disable(?:-all)?",
    "checked": false
   }
  ]
 },
 {
  "id": "ast-grep",
  "tool": "ast-grep",
  "kind": "lint",
  "languages": [
   "*"
  ],
  "url": "https://ast-grep.github.io/guide/project/severity.html#ignore-linting-error",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "ast-grep-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "ast-grep-ignore",
    "ignoreCase": false,
    "match": "ast-grep-ignore(?![\\w-])(?::\\s*(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "shellcheck",
  "tool": "ShellCheck",
  "kind": "lint",
  "languages": [
   "shellscript",
   "bash",
   "sh",
   "zsh",
   "bats",
   "dockerfile"
  ],
  "url": "https://www.shellcheck.net/wiki/Ignore",
  "instead": "Quote, check or rewrite what ShellCheck points at.",
  "forms": [
   {
    "name": "# shellcheck disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "shellcheck",
    "ignoreCase": false,
    "match": "shellcheck\\s+(?:[a-z-]+=\\S+\\s+)*?disable\\s*=\\s*(?<rules>(?:SC)?\\d+(?:-(?:SC)?\\d+)?(?:,\\s*(?:SC)?\\d+(?:-(?:SC)?\\d+)?)*|all\\b)",
    "at": "start",
    "scope": "next-line",
    "widens": "file-when-apart",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all|SC1000-SC9999",
    "checked": false
   },
   {
    "name": "# shellcheck source=/dev/null",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "shellcheck",
    "ignoreCase": false,
    "match": "shellcheck\\s+source\\s*=\\s*(?<rules>/dev/null)",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "psscriptanalyzer",
  "tool": "PSScriptAnalyzer",
  "kind": "lint",
  "languages": [
   "powershell"
  ],
  "url": "https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/using-scriptanalyzer#suppressing-rules",
  "instead": "Change the script so that the rule is content.",
  "forms": [
   {
    "name": "[SuppressMessageAttribute]",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "SuppressMessage",
    "ignoreCase": false,
    "match": "\\[(?:System\\.)?(?:Diagnostics\\.CodeAnalysis\\.)?SuppressMessage(?:Attribute)?\\s*\\(\\s*[\"'](?<rules>[\\w*]+)[\"'](?:[^()]*?Justification\\s*=\\s*[\"'](?<reason>[^\"']*)[\"'])?[^()]*\\)\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "blanket": "\\*",
    "checked": false
   }
  ]
 },
 {
  "id": "sqlfluff",
  "tool": "SQLFluff",
  "kind": "lint",
  "languages": [
   "sql"
  ],
  "url": "https://docs.sqlfluff.com/en/stable/configuration/ignoring_configuration.html",
  "instead": "Rewrite the statement as the rule asks.",
  "forms": [
   {
    "name": "-- noqa",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "noqa",
    "ignoreCase": false,
    "match": "noqa(?![\\w-])(?!\\s*:\\s*(?:disable|enable))(?:\\s*:\\s*(?<rules>[A-Z]+\\w*(?:\\.\\w+)?(?:\\s*,\\s*[A-Z]+\\w*(?:\\.\\w+)?)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "-- noqa: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "noqa",
    "ignoreCase": false,
    "match": "noqa\\s*:\\s*disable\\s*=\\s*(?<rules>\\w+(?:\\s*,\\s*\\w+)*)",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "noqa\\s*:\\s*enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "squawk",
  "tool": "Squawk",
  "kind": "lint",
  "languages": [
   "sql"
  ],
  "url": "https://squawkhq.com/docs/cli",
  "instead": "Write the migration so that it takes no long lock.",
  "forms": [
   {
    "name": "-- squawk-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "squawk-ignore",
    "ignoreCase": false,
    "match": "squawk-ignore(?![\\w-])(?:[ \\t]+(?<rules>[\\w-]+(?:[ \\t]*,[ \\t]*[\\w-]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "-- squawk-ignore-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "squawk-ignore-file",
    "ignoreCase": false,
    "match": "squawk-ignore-file(?![\\w-])(?:[ \\t]+(?<rules>[\\w-]+(?:[ \\t]*,[ \\t]*[\\w-]+)*))?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "cspell",
  "tool": "CSpell",
  "kind": "spelling",
  "languages": [
   "*"
  ],
  "url": "https://cspell.org/docs/Configuration/document-settings",
  "instead": "Spell the word right, or add it to the project’s dictionary.",
  "forms": [
   {
    "name": "cspell:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cspell",
    "ignoreCase": true,
    "match": "cspell\\s*:{1,2}\\s*disable(?:-?next(?:-?line)?|-?line)?\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "cspell:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "cspell",
    "ignoreCase": true,
    "match": "cspell\\s*:{1,2}\\s*(?:ignore(?:-?words?)?|words?)\\s+(?<rules>[^\\s,*]+)",
    "at": "anywhere",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "spell-checker: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "spell-checker",
    "ignoreCase": true,
    "match": "spell-checker\\s*:{1,2}\\s*(?:disable(?:-?next(?:-?line)?|-?line)?|ignore|words?)\\b",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "codespell",
  "tool": "codespell",
  "kind": "spelling",
  "languages": [
   "*"
  ],
  "url": "https://github.com/codespell-project/codespell#inline-ignore",
  "instead": "Spell the word right.",
  "forms": [
   {
    "name": "codespell:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "codespell",
    "ignoreCase": false,
    "match": "codespell\\s*:\\s*ignore\\b(?:[ \\t]+(?<rules>[\\w-]+(?:,[ \\t]*[\\w-]+)*))?",
    "at": "anywhere",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "typos",
  "tool": "typos",
  "kind": "spelling",
  "languages": [
   "*"
  ],
  "url": "https://github.com/crate-ci/typos",
  "instead": "Spell the word right.",
  "forms": [
   {
    "name": "typos: ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "typos:",
    "ignoreCase": false,
    "match": "typos:\\s*(?:ignore|disable|off)(?:-?next-?line|-?line)?\\b",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "spellchecker: disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "spellchecker:",
    "ignoreCase": false,
    "match": "spellchecker:\\s*(?:ignore|disable|off)(?:-?next-?line|-?line)?\\b",
    "at": "segment",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "swiftlint",
  "tool": "SwiftLint",
  "kind": "lint",
  "languages": [
   "swift"
  ],
  "url": "https://github.com/realm/SwiftLint#disable-rules-in-code",
  "instead": "Change the code so that the rule is content.",
  "forms": [
   {
    "name": "swiftlint:disable:next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "swiftlint:disable",
    "ignoreCase": false,
    "match": "swiftlint:disable:(?:next|this|previous)[ \\t]+(?<rules>[a-z]\\w*(?:[ \\t]+(?!-)[a-z]\\w*_\\w+)*)",
    "at": "segment",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   },
   {
    "name": "swiftlint:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "swiftlint:disable",
    "ignoreCase": false,
    "match": "swiftlint:disable[ \\t]+(?<rules>[a-z]\\w*(?:[ \\t]+(?!-)[a-z]\\w*_\\w+)*)",
    "at": "segment",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "swiftlint:enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "swift-format",
  "tool": "swift-format and SwiftFormat",
  "kind": "format",
  "languages": [
   "swift"
  ],
  "url": "https://github.com/swiftlang/swift-format/blob/main/Documentation/IgnoringSource.md",
  "instead": "Let the formatter have its way.",
  "forms": [
   {
    "name": "swift-format-ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "swift-format-ignore",
    "ignoreCase": false,
    "match": "swift-format-ignore(?:-file)?(?![\\w-])",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "swiftformat:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "swiftformat:disable",
    "ignoreCase": false,
    "match": "swiftformat:disable(?::next|:this|:previous)?(?![\\w-])",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "swift-type-escape",
  "tool": "Swift",
  "kind": "type-escape",
  "languages": [
   "swift"
  ],
  "url": "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes/",
  "instead": "Handle the failure, or make the type safe to share.",
  "forms": [
   {
    "name": "@unchecked Sendable",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@unchecked",
    "ignoreCase": false,
    "match": "@unchecked\\s+Sendable\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "nonisolated(unsafe)",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "nonisolated(unsafe)",
    "ignoreCase": false,
    "match": "\\bnonisolated\\(unsafe\\)",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "@preconcurrency import",
    "where": "code",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "@preconcurrency",
    "ignoreCase": false,
    "match": "@preconcurrency\\s+import\\b",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "periphery",
  "tool": "Periphery",
  "kind": "lint",
  "languages": [
   "swift"
  ],
  "url": "https://github.com/peripheryapp/periphery#comment-commands",
  "instead": "Delete the unused code.",
  "forms": [
   {
    "name": "periphery:ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "periphery:ignore",
    "ignoreCase": false,
    "match": "periphery:ignore(?!:all)(?::parameters[ \\t]+(?<rules>\\w+(?:[ \\t]*,[ \\t]*\\w+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "periphery:ignore:all",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "periphery:ignore",
    "ignoreCase": false,
    "match": "periphery:ignore:all\\b",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "stylelint",
  "tool": "Stylelint",
  "kind": "lint",
  "languages": [
   "css",
   "scss",
   "less",
   "sass",
   "html",
   "vue",
   "svelte",
   "astro",
   "javascript",
   "javascriptreact",
   "typescript",
   "typescriptreact",
   "tsx",
   "jsx"
  ],
  "url": "https://stylelint.io/user-guide/ignore-code/",
  "instead": "Change the style so that the rule is content.",
  "forms": [
   {
    "name": "stylelint-disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "stylelint-disable-line",
    "ignoreCase": false,
    "match": "stylelint-disable-line(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   },
   {
    "name": "stylelint-disable-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "stylelint-disable-next-line",
    "ignoreCase": false,
    "match": "stylelint-disable-next-line(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   },
   {
    "name": "stylelint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "stylelint-disable",
    "ignoreCase": false,
    "match": "stylelint-disable(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "stylelint-enable",
    "names": "optional",
    "separator": "\\s*,\\s*",
    "checked": false
   }
  ]
 },
 {
  "id": "htmlhint",
  "tool": "HTMLHint",
  "kind": "lint",
  "languages": [
   "html",
   "vue",
   "svelte",
   "astro"
  ],
  "url": "https://htmlhint.com/usage/rules/",
  "instead": "Change the markup so that the rule is content.",
  "forms": [
   {
    "name": "htmlhint",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "htmlhint",
    "ignoreCase": false,
    "match": "htmlhint\\s+(?<rules>[\\w-]+:\\s*false(?:\\s*,\\s*[\\w-]+:\\s*false)*)",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "\\s*:\\s*false\\s*,?\\s*",
    "checked": false
   },
   {
    "name": "htmlhint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "htmlhint-disable",
    "ignoreCase": false,
    "match": "htmlhint-disable(?:\\s+(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "html-validate",
  "tool": "html-validate",
  "kind": "lint",
  "languages": [
   "html",
   "vue",
   "svelte",
   "astro"
  ],
  "url": "https://html-validate.org/usage/",
  "instead": "Change the markup so that the rule is content.",
  "forms": [
   {
    "name": "html-validate-disable-next",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "html-validate-disable",
    "ignoreCase": false,
    "match": "\\[html-validate-disable-next\\s+(?<rules>[\\w/@-]+(?:\\s*,\\s*[\\w/@-]+)*)(?:\\s*(?:--|:)\\s*(?<reason>[^\\]]*))?\\]",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "html-validate-disable-block",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "html-validate-disable",
    "ignoreCase": false,
    "match": "\\[html-validate-disable-block\\s+(?<rules>[\\w/@-]+(?:\\s*,\\s*[\\w/@-]+)*)(?:\\s*(?:--|:)\\s*(?<reason>[^\\]]*))?\\]",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "html-validate-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "html-validate-disable",
    "ignoreCase": false,
    "match": "\\[html-validate-disable\\s+(?<rules>[\\w/@-]+(?:\\s*,\\s*[\\w/@-]+)*)(?:\\s*(?:--|:)\\s*(?<reason>[^\\]]*))?\\]",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "ember-template-lint",
  "tool": "ember-template-lint",
  "kind": "lint",
  "languages": [
   "handlebars",
   "html",
   "glimmer-js",
   "glimmer-ts"
  ],
  "url": "https://github.com/ember-template-lint/ember-template-lint#comment-instructions",
  "instead": "Change the template so that the rule is content.",
  "forms": [
   {
    "name": "template-lint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "template-lint-disable",
    "ignoreCase": false,
    "match": "template-lint-disable(?![\\w-])(?:[ \\t]+(?<rules>[a-z][\\w-]*(?:[ \\t]+[a-z][\\w-]*)*))?",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "erb-lint",
  "tool": "ERB Lint",
  "kind": "lint",
  "languages": [
   "erb",
   "html"
  ],
  "url": "https://github.com/Shopify/erb_lint",
  "instead": "Change the template so that the rule is content.",
  "forms": [
   {
    "name": "erb_lint:disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "erb_lint:disable",
    "ignoreCase": false,
    "match": "erb_lint:disable\\s+(?<rules>\\w+(?:\\s*,\\s*\\w+)*)",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "blanket": "all",
    "checked": false
   }
  ]
 },
 {
  "id": "djlint",
  "tool": "djLint",
  "kind": "lint",
  "languages": [
   "html",
   "django-html",
   "jinja",
   "jinja-html",
   "handlebars",
   "nunjucks",
   "twig"
  ],
  "url": "https://djlint.com/docs/ignoring-code/",
  "instead": "Change the template so that the rule is content.",
  "forms": [
   {
    "name": "djlint:off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "djlint:off",
    "ignoreCase": false,
    "match": "djlint:off(?:[ \\t]+(?<rules>[A-Z]\\d+(?:[ \\t]*,[ \\t]*[A-Z]\\d+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "djlint:on",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "markdownlint",
  "tool": "markdownlint",
  "kind": "lint",
  "languages": [
   "markdown",
   "mdx"
  ],
  "url": "https://github.com/DavidAnson/markdownlint#configuration",
  "instead": "Write the passage as the rule asks.",
  "forms": [
   {
    "name": "markdownlint-disable-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "markdownlint-disable-line",
    "ignoreCase": false,
    "match": "markdownlint-disable-line(?![\\w-])(?:[ \\t]+(?<rules>[\\w/-]+(?:[ \\t]+[\\w/-]+)*))?",
    "at": "start",
    "scope": "line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "markdownlint-disable-next-line",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "markdownlint-disable-next-line",
    "ignoreCase": false,
    "match": "markdownlint-disable-next-line(?![\\w-])(?:[ \\t]+(?<rules>[\\w/-]+(?:[ \\t]+[\\w/-]+)*))?",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "markdownlint-disable-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "markdownlint-disable-file",
    "ignoreCase": false,
    "match": "markdownlint-disable-file(?![\\w-])(?:[ \\t]+(?<rules>[\\w/-]+(?:[ \\t]+[\\w/-]+)*))?",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "markdownlint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "markdownlint-disable",
    "ignoreCase": false,
    "match": "markdownlint-disable(?![\\w-])(?:[ \\t]+(?<rules>[\\w/-]+(?:[ \\t]+[\\w/-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "markdownlint-(?:enable|restore)",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "markdownlint-configure-file",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "markdownlint-configure-file",
    "ignoreCase": false,
    "match": "markdownlint-configure-file\\s+\\{[^{}]*?\"(?<rules>[\\w-]+)\"\\s*:\\s*false",
    "at": "start",
    "scope": "file",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "vale",
  "tool": "Vale",
  "kind": "spelling",
  "languages": [
   "html",
   "vue",
   "svelte",
   "astro",
   "xml",
   "markdown",
   "mdx",
   "restructuredtext",
   "asciidoc"
  ],
  "url": "https://vale.sh/docs/topics/config/#comment-based-configuration",
  "instead": "Rewrite the sentence.",
  "forms": [
   {
    "name": "vale off",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "vale",
    "ignoreCase": false,
    "match": "vale\\s+off\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "never",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "vale Rule = NO",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "vale",
    "ignoreCase": false,
    "match": "vale\\s+(?<rules>[\\w.-]+)\\s*(?:\\[\"[^\"]*\"\\]\\s*)?=\\s*NO\\b",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "always",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "textlint",
  "tool": "textlint, alex and remark-lint",
  "kind": "lint",
  "languages": [
   "markdown",
   "mdx"
  ],
  "url": "https://github.com/textlint/textlint-filter-rule-comments",
  "instead": "Rewrite the sentence.",
  "forms": [
   {
    "name": "textlint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "textlint-disable",
    "ignoreCase": false,
    "match": "textlint-disable(?![\\w-])(?:\\s+(?<rules>[\\w@/-]+(?:\\s*,\\s*[\\w@/-]+)*))?",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "textlint-enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "alex disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "alex",
    "ignoreCase": false,
    "match": "alex\\s+(?:disable|ignore)(?:\\s+(?<rules>[\\w-]+(?:\\s+[\\w-]+)*))?\\s*$",
    "at": "start",
    "scope": "block",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "lint disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "lint disable",
    "ignoreCase": false,
    "match": "lint\\s+disable(?:\\s+(?<rules>[\\w-]+(?:\\s+[\\w-]+)*))?\\s*$",
    "at": "start",
    "scope": "block",
    "widens": "file-when-open",
    "closes": "lint\\s+enable",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   },
   {
    "name": "lint ignore",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "lint ignore",
    "ignoreCase": false,
    "match": "lint\\s+ignore(?:\\s+(?<rules>[\\w-]+(?:\\s+[\\w-]+)*))?\\s*$",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 },
 {
  "id": "graphql-eslint",
  "tool": "graphql-eslint",
  "kind": "lint",
  "languages": [
   "graphql"
  ],
  "url": "https://the-guild.dev/graphql/eslint/docs/disable-rules",
  "instead": "Change the schema so that the rule is content.",
  "forms": [
   {
    "name": "# eslint-disable",
    "where": "comment",
    "nodes": [],
    "comments": "any",
    "placement": "any",
    "keyword": "eslint-disable",
    "ignoreCase": false,
    "match": "eslint-disable(?:-next-line|-line)?(?:\\s+(?<rules>@?\\w[\\w@/.-]*(?:\\s*,\\s*@?\\w[\\w@/.-]*)*(?=,?\\s*(?:$|--|[—–:(#]|/[/*]))|@?\\w+(?:[/-][\\w@.-]+)+(?:\\s*,\\s*@?\\w[\\w@/.-]*)*)|(?=\\s*(?:$|--|[—–]|/[/*])))",
    "at": "start",
    "scope": "next-line",
    "widens": "no",
    "names": "optional",
    "separator": "[\\s,]+",
    "checked": false
   }
  ]
 }
];
