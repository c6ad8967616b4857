// The tools whose suppressions can be put to the test: how each is asked about one file, and how its answer is read as single complaints.
import { quote } from '../runners/index.ts';

export interface SilencedTool {
  readonly id: string;
  /** Ids of suppression rules, without their family, that silence it. */
  readonly silencedBy: readonly string[];
  /** The program, to see whether it is installed. */
  readonly program: string;
  line(path: string): string;
  /** Complaints about the file, without places: the same complaint on both sides is the same text. */
  complaints(output: string, path: string): readonly string[];
}

/** `path:line:column: message`, as most tools print it. */
function byLine(output: string, path: string): readonly string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return output.split('\n').flatMap((line) => {
    const match = /^\s*(?:[-=]+>\s*)?(\S*?)[(:](\d+)[,:]?(?:\d+)?\)?:?\s*(.*)$/.exec(line.trim());
    return match?.[1]?.endsWith(name) === true && match[3] ? [match[3].slice(0, 300)] : [];
  });
}

/** ESLint's JSON. */
function eslintJson(output: string): readonly string[] {
  const files = JSON.parse(output.slice(output.indexOf('['))) as { messages: { ruleId: string | null; message: string }[] }[];
  return files.flatMap((file) => file.messages.map(({ ruleId, message }) => `${ruleId ?? 'error'}: ${message}`));
}

function tool(
  id: string,
  silencedBy: readonly string[],
  words: (path: string) => string,
  complaints: SilencedTool['complaints'] = byLine,
): SilencedTool {
  return { id, silencedBy, program: words('x').split(' ')[0] ?? id, line: (path) => words(quote(path)), complaints };
}

export const silencedTools: readonly SilencedTool[] = [
  tool('eslint', ['eslint'], (path) => `eslint --format json ${path}`, eslintJson),
  tool('tsc', ['typescript'], () => 'tsc --noEmit --pretty false -p .'),
  tool('vue-tsc', ['vue-tsc'], () => 'vue-tsc --noEmit --pretty false'),
  tool(
    'biome',
    ['biome'],
    (path) => `biome lint --reporter=github ${path}`,
    (output) =>
      output
        .split('\n')
        .flatMap((line) =>
          /^::(?:error|warning)/.test(line)
            ? [line.replace(/^.*?::/, '').replace(/line=\d+,|endLine=\d+,|col=\d+,|endColumn=\d+,/g, '')]
            : [],
        ),
  ),
  tool('oxlint', ['oxlint', 'eslint'], (path) => `oxlint --format unix ${path}`),
  tool('ruff', ['noqa'], (path) => `ruff check --output-format concise ${path}`),
  tool('flake8', ['noqa'], (path) => `flake8 ${path}`),
  tool('mypy', ['type-ignore'], (path) => `mypy --no-error-summary --no-incremental ${path}`),
  tool('pyright', ['type-ignore'], (path) => `pyright ${path}`),
  tool('pylint', ['pylint'], (path) => `pylint --score=n ${path}`),
  tool('bandit', ['bandit'], (path) => `bandit -q -f custom --msg-template '{relpath}:{line}: {test_id} {msg}' ${path}`),
  tool('rubocop', ['rubocop'], (path) => `rubocop --format emacs ${path}`),
  tool('shellcheck', ['shellcheck'], (path) => `shellcheck -f gcc ${path}`),
  tool('phpstan', ['phpstan'], (path) => `phpstan analyse --no-progress --error-format=raw ${path}`),
  tool(
    'golangci-lint',
    ['nolint'],
    (path) => `golangci-lint run --out-format=line-number ./${path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''}`,
  ),
  tool('clippy', ['rust-allow'], () => 'cargo clippy --message-format short --all-targets'),
];

export function toolsFor(ruleId: string): readonly SilencedTool[] {
  const name = ruleId.slice(ruleId.indexOf('/') + 1);
  return silencedTools.filter((candidate) => candidate.silencedBy.includes(name));
}
