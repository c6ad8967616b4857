// Scripts of package.json, with the scripts they call in turn written out, so that what really runs can be seen and instrumented.
import { acrossPackages, packageScripts, readScripts } from './workspaces.ts';
import { type DeclaredCommand, type DeclaredStep, type Discoverer, readText } from './declared.ts';

const names: Readonly<Record<DeclaredStep, readonly string[]>> = {
  lint: ['lint', 'lint:check', 'check:lint', 'eslint'],
  format: [
    'format:check',
    'check:format',
    'fmt:check',
    'prettier:check',
    'check:prettier',
    'check-format',
    'check-formatting',
    'format-check',
  ],
  types: ['typecheck', 'type-check', 'types', 'check:types', 'check-types', 'types:check', 'tsc', 'typescript'],
  build: ['build'],
  tests: ['test'],
};

export const packageJson: Discoverer = {
  id: 'package.json',
  discover: async (tree) => {
    const scripts = readScripts(await readText(tree, 'package.json'));
    const packages = await packageScripts(tree);
    return (Object.keys(names) as DeclaredStep[]).flatMap((step) => {
      const name = names[step].find((candidate) => scripts.has(candidate) && !isPlaceholder(scripts.get(candidate) ?? ''));
      if (name === undefined) return [];
      const command = commandOf(step, name, scripts);
      return [acrossPackages(command, packages, lineOf) ?? command];
    });
  },
};

/** npm runs `pre` and `post` scripts around a script; so do we. */
function commandOf(step: DeclaredStep, name: string, scripts: ReadonlyMap<string, string>): DeclaredCommand {
  return { step, line: lineOf(name, scripts), cwd: '', declaredIn: `package.json scripts.${name}` };
}

function lineOf(name: string, scripts: ReadonlyMap<string, string>): string {
  const parts = [`pre${name}`, name, `post${name}`].filter((part) => scripts.has(part));
  return parts.map((part) => expand(scripts.get(part) ?? '', scripts, new Set([name]))).join(' && ');
}

const nested =
  /\b(?:npm|pnpm|yarn|bun)\s+(?:(?:run|run-script)\s+(?:-s\s+|--silent\s+)?([\w:.-]+)|(test|t)\b|(?<=yarn\s+|pnpm\s+)([\w:.-]+))(?:\s+--(?=\s|$))?/g;

/** Writes the script a script runs in its place, in parentheses; a call of anything else stays as it is. */
function expand(line: string, scripts: ReadonlyMap<string, string>, seen: ReadonlySet<string>): string {
  return line.replace(nested, (whole, run?: string, test?: string, bare?: string) => {
    const name = run ?? (test === undefined ? bare : 'test') ?? '';
    const script = scripts.get(name);
    if (script === undefined || seen.has(name)) return whole;
    const inner = expand(script, scripts, new Set([...seen, name]));
    return /[&|;()]/.test(inner) ? `(${inner})` : inner;
  });
}

/** What `npm init` writes where there are no tests. */
function isPlaceholder(line: string): boolean {
  return line.trim() === '' || /no test specified/i.test(line);
}
