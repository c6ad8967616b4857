// What a suppression mechanism is, as data: the schema of `catalogue/*.yaml`. One entry a directive family, one form a way to write it.
import * as z from 'zod';

/** How a tool reads a directive. */
export const formSchema = z.strictObject({
  where: z
    .enum(['comment', 'node'])
    .describe('`comment`: inside a comment of the language. `node`: the text of a syntax node, such as an annotation, attribute, pragma, cast or call.'),
  nodes: z.array(z.string()).default([]).describe('Node types, for `where: node`.'),
  comments: z.enum(['any', 'line', 'block', 'doc', 'not-doc']).default('any'),
  languages: z.array(z.string()).optional().describe('Overrides the languages of the entry.'),
  files: z.array(z.string()).optional().describe('Globs; only files whose path matches.'),
  keyword: z.string().describe('A literal that every use contains, case as the tool reads it: the pre-filter.'),
  ignoreCase: z.boolean().default(false),
  /** Matched against the comment's body without its markers, or the node's text. Named groups: `directive` (the reported range; the whole match without it), `rules`, `reason`. */
  match: z.string(),
  at: z.enum(['start', 'anywhere']).default('start').describe('Where in the comment body the match must begin.'),
  scope: z.enum(['line', 'next-line', 'block', 'file', 'project']),
  /** `file-when-first`: at the top of a file, before any code, it silences the whole file. `file-when-open`: without its closing half it reaches the end of the file. */
  widens: z.enum(['no', 'file-when-first', 'file-when-alone', 'file-when-open']).default('no'),
  closes: z.string().optional().describe('Regular expression of the closing half in a later comment, for `file-when-open`.'),
  names: z.enum(['never', 'optional', 'always']).describe('Whether the tool lets it name rules.'),
  separator: z.string().default('[\\s,]+').describe('Regular expression between rule names.'),
  blanket: z.string().optional().describe('Regular expression of names that mean all rules, such as `all` or `warnings`.'),
  checked: z.boolean().default(false).describe('The tool reports it when it is not needed.'),
});
export type Form = z.infer<typeof formSchema>;

export const entrySchema = z.strictObject({
  id: z.string().describe('The directive family: `suppression/<id>`.'),
  tool: z.string(),
  kind: z.enum(['lint', 'type', 'security', 'coverage', 'format', 'spelling', 'type-escape', 'mutation', 'build']),
  languages: z.array(z.string()),
  url: z.string(),
  instead: z.string().describe('The honest fix in one sentence.'),
  forms: z.array(formSchema).min(1),
});
export type Entry = z.infer<typeof entrySchema>;
