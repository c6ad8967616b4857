// Says whether a command is a check, and of which tool: wrappers are looked through, set-up, uploads and publishing are not checks.
import type { CommandKind, Tool } from '../config-tools/tool.ts';
import { tools } from '../config-tools/tools/index.ts';
import type { Command, Word } from './commands.ts';

export interface CheckCommand {
  readonly kind: CommandKind | 'coverage';
  readonly tool: Tool | undefined;
  /** What it runs in a word or two, such as `eslint` or `npm run lint`: its identity. */
  readonly name: string;
  /** The words from the tool's own name on. */
  readonly words: readonly Word[];
}

const wrappers =
  /^(?:sudo|time|npx|bunx|pnpx|exec|command|env|nice|xvfb-run|cross-env|cross-env-shell|dotenv|catchsegv|unbuffer|stdbuf|then|else|do|retry|ionice|mise|x|php|winpty)$/;
const pairedWrappers = new Set([
  'pnpm exec',
  'pnpm dlx',
  'yarn exec',
  'yarn dlx',
  'npm exec',
  'uv run',
  'poetry run',
  'pipenv run',
  'pdm run',
  'rye run',
  'hatch run',
  'bundle exec',
  'python -m',
  'python3 -m',
  'py -m',
  'dotnet tool',
  'docker run',
  'conda run',
  'mise exec',
  'coverage run',
  'dotenv run',
  'rtx exec',
  'uvx',
  'pipx run',
  'nix develop',
  'opam exec',
]);
const checkWords =
  /(?:^|[^a-z])(?:tests?|unit|integration|e2e|specs?|lint(?:er|ing)?|check(?:s|style)?|types?|typecheck|tsc|verify|validate|coverage|cov|analy[sz]e|analysis|static|audit|ci|clippy|eslint|mypy|pyright|phpstan|psalm|rubocop|detekt|ktlint|pytest|vitest|jest|build|compile|vet|scan|sanity|smoke)(?:[^a-z]|$)/i;
const notCheckWords =
  /upload|report|publish|deploy|release|install|setup|set-up|clean|download|comment|notify|cache|badge|docs?(?:$|[^a-z])|serve|start|watch|login|push|tag|version|changelog|bump|prepare|postinstall|fix(?:$|[^a-z])|format(?:$|:write)|update|clone|checkout|label|stale|assign|sync|init|preview|storybook|benchmark|bench(?:$|[^a-z])/i;

const index: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly tool: Tool }[]> = buildIndex();

export function classify(command: Command): CheckCommand | undefined {
  const words = unwrap(command.words);
  const [program] = words;
  if (!program) return undefined;
  if (words.slice(1).some(({ text }) => /^(?:--version|-v|-V|--help|-h|version)$/.test(text)) && words.length <= 3) return undefined;
  const name = programName(program.text);
  for (const { words: wanted, tool } of index.get(name) ?? []) {
    if (
      !wanted
        .slice(1)
        .every((word, at) =>
          at === 0 && tool.kind !== 'lint'
            ? words.some(({ text }) => text === word || text.endsWith(`:${word}`))
            : words.some(({ text }) => text === word),
        )
    )
      continue;
    if (isFixing(words) || (wanted.length === 1 && isOtherVerb(words))) return undefined;
    return { kind: kindOf(tool, wanted, words), tool, name: wanted.join(' '), words };
  }
  return runsTarget(name, words) ?? runsScript(command.words);
}

/** `hatch run test`, `mise run lint`: a script of the project behind a wrapper that starts programs as well. */
function runsScript(words: readonly Word[]): CheckCommand | undefined {
  const [program, verb, ...rest] = words;
  const script = rest.find(({ text }) => !text.startsWith('-'));
  if (!program || verb?.text !== 'run' || !script || !/^(?:hatch|pdm|rye|mise|moon|pixi)$/.test(programName(program.text)))
    return undefined;
  return runsTarget('make', [program, { ...script, text: script.text.replace(/^.*:/, '') }]);
}

/** `npm run lint`, `make check`, `tox -e lint`, `./scripts/test.sh`: the target's name says what it is. */
function runsTarget(name: string, words: readonly Word[]): CheckCommand | undefined {
  const target = targetOf(name, words);
  if (target === undefined || !checkWords.test(target) || notCheckWords.test(target)) return undefined;
  return { kind: kindOfTarget(target), tool: undefined, name: `${name} ${target}`.trim(), words };
}

function targetOf(name: string, words: readonly Word[]): string | undefined {
  const plain = words
    .slice(1)
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('-') && !/^[A-Z_]+=/.test(text));
  if (/^(?:npm|pnpm|yarn|bun|composer|rush|lerna|nx|turbo|deno)$/.test(name)) {
    const after = /^(?:run|run-script|task|workspaces?)$/.test(plain[0] ?? '')
      ? plain.slice(1)
      : name === 'yarn' || name === 'pnpm' || name === 'composer'
        ? plain
        : [];
    return /^(?:install|add|ci|i|dlx|config|set|link|pack|init|global|require|update|dump-autoload|remove|why|self-update)$/.test(
      after[0] ?? plain[0] ?? '',
    )
      ? undefined
      : after[0];
  }
  if (/^(?:make|gmake|just|task|rake|invoke|inv|mage|ant|tox|nox|earthly|bazel|cmake|mix|sbt|lein|cargo|poe|hatch|doit|xtask)$/.test(name))
    return plain.join(' ');
  return /\.(?:sh|bash|py|js|mjs|cjs|ts|rb|pl|ps1)$/.test(name)
    ? name.replace(/\.\w+$/, '')
    : /^(?:bash|sh|node|python3?|ruby|tsx|ts-node)$/.test(name) && plain[0]
      ? programName(plain[0]).replace(/\.\w+$/, '')
      : undefined;
}

function unwrap(words: readonly Word[]): readonly Word[] {
  let rest = words;
  for (let turns = 0; turns < 12; turns += 1) {
    const [first, second] = rest;
    if (!first) return rest;
    const name = programName(first.text);
    if (/^[A-Za-z_]\w*=/.test(first.text) || /^[-+@]+$/.test(first.text)) rest = rest.slice(1);
    else if (second && pairedWrappers.has(`${name} ${second.text}`)) rest = skipFlags(rest.slice(2));
    else if (name === 'timeout' && second) rest = skipFlags(rest.slice(1)).slice(1);
    else if (rest.length > 1 && wrappers.test(name)) rest = skipFlags(rest.slice(1));
    else return rest;
  }
  return rest;
}

/** Flags of a wrapper, with a value where the next word cannot be a program. */
function skipFlags(words: readonly Word[]): readonly Word[] {
  let rest = words;
  while (rest[0]?.text.startsWith('-')) {
    const takesValue = /^(?:--with|--python|--extra|--group|--package|-p|-c|-s|-a|--from|--filter|--only-group|--env-file)$/.test(
      rest[0].text,
    );
    rest = rest.slice(takesValue ? 2 : 1);
  }
  return rest;
}

function programName(text: string): string {
  return (
    text
      .replace(/^[@-]+/, '')
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.(?:exe|cmd|bat|phar)$/i, '')
      .replace(/@[\w.^~-]+$/, '') ?? ''
  );
}

function isFixing(words: readonly Word[]): boolean {
  return (
    words.some(({ text }) => /^(?:--fix|--write|--apply|-w|--fix-type|--auto-correct|--autocorrect|--autocorrect-all|-a|-A)$/.test(text)) &&
    !words.some(({ text }) => /test/.test(text)) &&
    words.some(({ text }) => /^--(?:fix|write|apply|auto)/.test(text))
  );
}

/** `ruff format`, `biome format`, `codeql database init`, `cypress install`: the tool, but not a check. */
function isOtherVerb(words: readonly Word[]): boolean {
  return /^(?:install|format|clean|init|login|help|version|config|completions?|cache|server|migrate|start|explain|list|show|wrapper|--list|dependencies|tasks|publish\w*|upload\w*|assemble\w*|bootRun|javadoc|dokka\w*|deploy|site|release\w*|-v|--version|--stop|merge|combine|xml|html|lcov)$/.test(
    words[1]?.text ?? '',
  );
}

function kindOf(tool: Tool, wanted: readonly string[], words: readonly Word[]): CheckCommand['kind'] {
  const text = wanted.join(' ');
  if (/\btest|nextest|pytest|phpunit|pest|rspec|ctest|ginkgo|gotestsum|behat|bats/.test(text)) return 'tests';
  if (/clippy|vet|staticcheck|lint|revive|fmt|phpcs|fixer|prettier|shellcheck|format|audit|deny|pre-commit|prek|lefthook/.test(text))
    return 'lint';
  if (/\bbuild|xcodebuild|^cargo (?:check|doc)$/.test(text)) return 'build';
  // What such a tool runs, its targets say.
  return tool.kind === 'build' ? kindOfTarget(words.map((word) => word.text).join(' ')) : tool.kind;
}

function kindOfTarget(target: string): CheckCommand['kind'] {
  if (/lint|style|format|clippy|vet|audit|static|analy/i.test(target)) return 'lint';
  if (/type|tsc|mypy|pyright|phpstan/i.test(target)) return 'types';
  if (/test|spec|unit|e2e|integration|coverage|smoke|verify|check|ci/i.test(target)) return 'tests';
  return 'build';
}

function buildIndex() {
  const built = new Map<string, { words: string[]; tool: Tool }[]>();
  for (const tool of tools) {
    for (const command of tool.commands ?? []) {
      const words = command.split(' ');
      const name = words[0] ?? '';
      built.set(name, [...(built.get(name) ?? []), { words, tool }]);
    }
  }
  for (const list of built.values()) list.sort((a, b) => b.words.length - a.words.length);
  return built;
}
