// What differs between languages, as data: the schema of `syntaxes/<language>/language.yaml`.
import * as z from 'zod';

export const languagePackSchema = z.strictObject({
  id: z.string().describe('The folder’s name, and VS Code’s language id where there is one.'),
  name: z.string(),
  grammar: z.string().nullable().describe('Name of the WASM file; null where the language is read as lines.'),
  extensions: z.array(z.string()).default([]).describe('With the dot.'),
  filenames: z.array(z.string()).default([]).describe('Whole base names or globs on the whole path.'),
  interpreters: z.array(z.string()).default([]).describe('Programs in a `#!` line.'),
  aliases: z.array(z.string()).default([]).describe('Other editor language ids that mean this pack.'),
  comments: z
    .strictObject({
      nodes: z.array(z.string()).default([]).describe('Node types that are comments.'),
      line: z.array(z.string()).default([]).describe('Openers of a line comment, longest first.'),
      block: z
        .array(z.tuple([z.string(), z.string()]))
        .default([])
        .describe('Openers and closers of a block comment, longest first.'),
      doc: z.array(z.string()).default([]).describe('Openers of documentation comments, a subset of the above.'),
    })
    .default({ nodes: [], line: [], block: [], doc: [] }),
  strings: z.array(z.string()).default([]).describe('Node types whose text is data: strings, heredocs, regular expressions, JSX text.'),
  definitions: z
    .array(
      z.strictObject({
        node: z.string(),
        name: z.string().default('name'),
        holds: z.array(z.string()).optional(),
        text: z.string().optional(),
        kind: z.string(),
      }),
    )
    .default([])
    .describe(
      'Node types that define something. `name` leads to the name: fields or child types joined with dots, `*` repeats a step, such as `declarator*`. `holds` asks for a child of one of these types, `text` for a text that this regular expression finds. The first that fits decides.',
    ),
  statements: z.array(z.string()).default([]).describe('Node types of a statement: what a directive on its line belongs to.'),
  injections: z
    .array(
      z.strictObject({
        node: z.string().describe('Node type whose text is another language.'),
        language: z.string().optional().describe('A fixed language id.'),
        from: z.string().optional().describe('Attribute or field that names the language, such as `lang`.'),
        when: z.string().optional().describe('Regular expression on the text of the nearest node around it that begins earlier.'),
        through: z
          .array(z.string())
          .optional()
          .describe('Node types that are passed over on the way to that node, such as items of a list.'),
        files: z.array(z.string()).optional().describe('Globs; only files whose path matches.'),
        skip: z.string().optional().describe('Regular expression of what precedes the embedded text inside the node.'),
      }),
    )
    .default([]),
});
export type LanguagePack = z.infer<typeof languagePackSchema> & {
  /** Tree-sitter queries of the pack by file name without extension: symbols, tests, branches, imports… */
  readonly queries: Readonly<Record<string, string>>;
};
