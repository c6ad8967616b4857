// The tables of this folder: a text, and what is found in it or that nothing is.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';

const folder = dirname(fileURLToPath(import.meta.url));

const fixtureSchema = z.strictObject({
  name: z.string(),
  path: z.string(),
  text: z.string(),
  expect: z
    .array(z.string())
    .optional()
    .describe('`line:column-endColumn family severity`; `line:column-endLine:endColumn` over several lines.'),
  silent: z.literal(true).optional(),
});
export type Fixture = z.infer<typeof fixtureSchema>;

export const fixtures: ReadonlyMap<string, readonly Fixture[]> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, z.array(fixtureSchema).parse(parse(readFileSync(join(folder, name), 'utf8')))]),
);
