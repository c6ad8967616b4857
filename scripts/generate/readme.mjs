// Keeps the tables of README.md equal to the code: each block between markers is written from the objects it describes.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const output = join(root, 'README.md');

const blocks = { commands, rules, tools, languages };

/** The whole README with fresh tables; throws where a marker is missing. */
export async function readme() {
  const engine = await loadEngine();
  return Object.entries(blocks).reduce((text, [name, render]) => fill(text, name, render(engine)), readFileSync(output, 'utf8'));
}

function fill(text, name, content) {
  const [open, close] = [`<!-- ${name}: generated -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`README.md has no block “${name}”`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`;
}

function commands({ helpText }) {
  return ['```', helpText().trim(), '```'].join('\n');
}

function rules({ rules: known }) {
  const shown = [...known.values()].filter(({ id }) => !id.startsWith('suppression/')).sort((a, b) => (a.id < b.id ? -1 : 1));
  const suppressions = known.size - shown.length;
  return table(
    ['rule', 'severity', 'finds'],
    [
      [
        '`suppression/…`',
        'by what it silences',
        `a directive, attribute, cast or entry that silences a tool: ${suppressions} families, below`,
      ],
      ...shown.map(({ id, severity, saw }) => [`\`${id}\``, severity, saw]),
    ],
  );
}

function tools({ catalogue }) {
  const kinds = [...new Set(catalogue.map(({ kind }) => kind))].sort();
  return table(
    ['silences', 'tools'],
    kinds.map((kind) => {
      const names = catalogue.filter((entry) => entry.kind === kind).map(({ tool }) => tool);
      return [kind, [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')).join(', ')];
    }),
  );
}

function languages({ languagePacks }) {
  const named = (parsed) =>
    languagePacks
      .filter(({ grammar }) => (grammar !== null) === parsed)
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'en'))
      .join(', ');
  return table(
    ['read as', 'languages'],
    [
      ['syntax trees', named(true)],
      ['comments and strings', named(false)],
    ],
  );
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

async function loadEngine() {
  const contents = `
    export { rules } from './src/checks/rules.ts';
    export { catalogue } from './src/checks/suppressions/generated/catalogue.ts';
    export { languagePacks } from './src/syntax/generated/language-packs.ts';
    export { helpText } from './src/cli/help.ts';
  `;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'server') },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('file:///');" },
    define: { CHANGE_GATE_VERSION: "''", 'import.meta.url': "'file:///'" },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
