// How each language looks at its callers, ends with success, and says that two values are equal.

export interface Pattern {
  readonly languages: RegExp;
  readonly pattern: RegExp;
}

const script = /^(?:(?:java|type)script(?:react)?|vue|svelte)$/;
const jvm = /^(?:java|kotlin|scala|groovy)$/;

export const stackAccess: readonly Pattern[] = [
  {
    languages: /^python$/,
    pattern:
      /\binspect\.(?:stack|currentframe|getouterframes|trace)\(|\bsys\._getframe\(|\btraceback\.(?:extract_stack|format_stack|walk_stack)\(/g,
  },
  {
    languages: script,
    pattern: /\bnew Error\([^)\n]*\)\.stack\b|\bError\(\)\.stack\b|\.captureStackTrace\(|\b(?:arguments\.callee|\w+)\.caller\b/g,
  },
  { languages: /^go$/, pattern: /\bruntime\.(?:Callers?|CallersFrames|Stack)\(|\bdebug\.Stack\(\)/g },
  { languages: jvm, pattern: /\.getStackTrace\(\)|\.stackTrace\b|\bStackWalker\b/g },
  { languages: /^csharp$/, pattern: /\bnew StackTrace\(|\bEnvironment\.StackTrace\b|\bnew StackFrame\(/g },
  { languages: /^ruby$/, pattern: /\bcaller(?:_locations)?\b(?!\s*=[^=~])/g },
  { languages: /^php$/, pattern: /\bdebug_backtrace\(|->getTraceAsString\(|->getTrace\(/g },
  { languages: /^rust$/, pattern: /\bBacktrace::(?:capture|force_capture|new)\(/g },
  { languages: /^swift$/, pattern: /\bThread\.callStackSymbols\b/g },
];

export const successExits: readonly Pattern[] = [
  {
    languages: /^python$/,
    pattern:
      /\b(?:sys\.exit|os\._exit|exit|quit)\(\s*0?\s*\)|\braise\s+SystemExit\(\s*0?\s*\)|\batexit\.register\(\s*os\._exit\s*,\s*0\s*\)/g,
  },
  { languages: script, pattern: /\bprocess\.exit\(\s*0\s*\)|\bprocess\.exitCode\s*=\s*0\b(?!\.)|\bDeno\.exit\(\s*0?\s*\)/g },
  { languages: /^go$/, pattern: /\bos\.Exit\(\s*0\s*\)/g },
  { languages: jvm, pattern: /\bSystem\.exit\(\s*0\s*\)|\b(?:Runtime\.getRuntime\(\)\.)halt\(\s*0\s*\)|\bexitProcess\(\s*0\s*\)/g },
  { languages: /^rust$/, pattern: /\b(?:std::)?process::exit\(\s*0\s*\)/g },
  { languages: /^csharp$/, pattern: /\bEnvironment\.Exit\(\s*0\s*\)/g },
  { languages: /^ruby$/, pattern: /(?<![.\w])exit!?\(?\s*(?:0|true)\s*\)?/g },
  { languages: /^php$/, pattern: /\b(?:exit|die)\(\s*0\s*\)/g },
  { languages: /^swift$/, pattern: /(?<![.\w])exit\(\s*(?:0|EXIT_SUCCESS)\s*\)/g },
  { languages: /^(?:c|cpp)$/, pattern: /(?<![.\w])_?exit\(\s*(?:0|EXIT_SUCCESS)\s*\)/g },
];

export interface EqualityPattern extends Pattern {
  /** True where the other side has the same type, so that a type without content is always equal. */
  readonly typed?: boolean;
}

/** Each names the definition through its constant answer. */
export const equalities: readonly EqualityPattern[] = [
  {
    languages: /^python$/,
    pattern:
      /\bdef\s+__(?:eq|contains)__\s*\([^)]*\)[^:\n]*:\s*(?:(?:"""[\s\S]*?"""|#[^\n]*)\s*)*return\s+True\b(?!\s*(?:if|and|or|&))|\bdef\s+__ne__\s*\([^)]*\)[^:\n]*:\s*return\s+False\b(?!\s*(?:if|and|or|&))|\b__eq__\s*=\s*lambda\s+[^:\n]*:\s*True\b/g,
  },
  {
    languages: script,
    pattern:
      /(?<![.\w])(?:equals|isEqual|isEqualTo)\s*\([^)\n]*\)\s*(?::\s*boolean\s*)?\{\s*return\s+true;?\s*\}|\[Symbol\.toPrimitive\]\s*\([^)\n]*\)\s*(?::\s*[\w|\s]+)?\{\s*return\s+(?:-?\d[\d.]*|'[^'\n]*'|"[^"\n]*"|true);?\s*\}/g,
  },
  { languages: /^java$/, pattern: /\bboolean\s+equals\s*\(\s*(?:final\s+|@\w+\s+)*Object\s+\w+\s*\)\s*\{\s*return\s+true;\s*\}/g },
  {
    languages: /^kotlin$/,
    pattern: /\boverride\s+(?:operator\s+)?fun\s+equals\s*\([^)]*\)\s*(?::\s*Boolean\s*)?(?:=\s*true\b|\{\s*return\s+true\s*\})/g,
  },
  { languages: /^scala$/, pattern: /\boverride\s+def\s+equals\s*\([^)]*\)\s*(?::\s*Boolean\s*)?=\s*\{?\s*true\b/g },
  {
    languages: /^csharp$/,
    pattern: /\boverride\s+bool\s+Equals\s*\(\s*object\??\s+\w+\s*\)\s*(?:=>\s*true\s*;|\{\s*return\s+true;\s*\})/g,
  },
  {
    languages: /^csharp$/,
    pattern: /\bbool\s+(?:Equals|operator\s*==)\s*\(\s*(?!object\b)\w[^)]*\)\s*(?:=>\s*true\s*;|\{\s*return\s+true;\s*\})/g,
    typed: true,
  },
  { languages: /^rust$/, pattern: /\bfn\s+eq\s*\(\s*&self\s*,[^)]*\)\s*->\s*bool\s*\{\s*(?:return\s+)?true;?\s*\}/g, typed: true },
  { languages: /^swift$/, pattern: /\bfunc\s+==\s*\([^)]*\)\s*->\s*Bool\s*\{\s*(?:return\s+)?true\s*\}/g, typed: true },
  { languages: /^go$/, pattern: /\bfunc\s*\([^)]*\)\s*Equal\s*\([^)]*\)\s*bool\s*\{\s*return\s+true\s*\}/g, typed: true },
  {
    languages: /^cpp$/,
    pattern: /\bbool\s+operator\s*==\s*\([^)]*\)\s*(?:const\s*)?(?:noexcept\s*)?\{\s*return\s+true;\s*\}/g,
    typed: true,
  },
  { languages: /^ruby$/, pattern: /\bdef\s+(?:==|eql\?|===)\s*\(?\s*\w+\s*\)?\s*(?:;|\n)\s*(?:return\s+)?true\s*(?:;|\n)\s*end\b/g },
  { languages: /^php$/, pattern: /\bfunction\s+(?:equals|isEqual|isEqualTo)\s*\([^)]*\)\s*(?::\s*bool\s*)?\{\s*return\s+true;\s*\}/gi },
];
