// What a suppression mechanism is, as data: the schema of `catalogue/*.yaml`. One entry a directive family, one form a way to write it.
import * as z from 'zod';

/** How far an act reaches before its surroundings are looked at. */
export const scopeSchema = z.enum(['line', 'next-line', 'block', 'file', 'project']);
export type Scope = z.infer<typeof scopeSchema>;

/** How a tool reads a directive. */
export const formSchema = z.strictObject({
  name: z.string().describe('The directive as a person would call it; unique within the entry.'),
  where: z
    .enum(['comment', 'code', 'node'])
    .default('comment')
    .describe(
      '`comment`: inside a comment. `code`: in the code itself, outside comments and strings, such as an annotation, attribute or pragma. `node`: the whole text of a syntax node.',
    ),
  nodes: z.array(z.string()).default([]).describe('Node types, for `where: node`.'),
  comments: z.enum(['any', 'line', 'block', 'doc', 'not-doc']).default('any'),
  placement: z.enum(['any', 'own', 'trailing']).default('any').describe('`own`: alone on its line. `trailing`: behind code.'),
  languages: z.array(z.string()).optional().describe('Overrides the languages of the entry.'),
  files: z.array(z.string()).optional().describe('Globs; only files whose path matches.'),
  except: z
    .strictObject({ files: z.array(z.string()).default([]), text: z.string().optional() })
    .optional()
    .describe('Files, by glob or by a regular expression on their text, where the directive is no suppression: type tests.'),
  keyword: z.string().describe('A literal that every use contains, case as the tool reads it: the pre-filter.'),
  near: z.string().optional().describe('Regular expression used as pre-filter instead of a keyword that is too common.'),
  ignoreCase: z.boolean().default(false),
  match: z
    .string()
    .describe(
      'Regular expression on the comment’s body, the code or the node’s text. Named groups: `directive` (the reported range; the whole match without it), `rules`, `reason`, `count`.',
    ),
  at: z
    .enum(['start', 'line', 'segment', 'anywhere'])
    .default('start')
    .describe(
      'Where the match must begin: the body’s start, the start of any of its lines, its start or behind a comment opener inside it, at any word.',
    ),
  scope: scopeSchema,
  widens: z
    .enum(['no', 'file-when-first', 'file-when-apart', 'file-when-alone', 'file-when-open', 'toggles'])
    .default('no')
    .describe(
      '`first`: above all code. `apart`: above all code and set off by a blank line. `alone`: outside every definition. `open`: without its closing half it reaches the end of the file. `toggles`: every second use closes.',
    ),
  closes: z.string().optional().describe('Regular expression of the closing half, for `file-when-open`.'),
  names: z.enum(['never', 'optional', 'always']).describe('Whether the tool lets it name rules.'),
  separator: z.string().default('[\\s,]+').describe('Regular expression between rule names.'),
  blanket: z.string().optional().describe('Regular expression of a name that means all rules, such as `all` or `warnings`.'),
  checked: z.boolean().default(false).describe('The tool reports it when it is not needed.'),
});
export type Form = z.infer<typeof formSchema>;

export const entrySchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .describe('The directive family: `suppression/<id>`.'),
  tool: z.string(),
  kind: z.enum(['lint', 'type', 'security', 'coverage', 'format', 'spelling', 'type-escape', 'mutation', 'build']),
  languages: z.array(z.string()).describe('Ids of language packs, `@group` of `shared.yaml`, or `*` for all.'),
  url: z.string(),
  instead: z.string().describe('The honest fix.'),
  forms: z.array(formSchema).min(1),
});
export type Entry = z.infer<typeof entrySchema>;
export type Kind = Entry['kind'];
