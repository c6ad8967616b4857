// Publishes the schemas of what the product prints and reads, from the zod objects that check it.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** File name → module and export of the engine's model. */
const published = {
  report: ['report', 'reportSchema', 'output'],
  review: ['review', 'reviewReportSchema', 'output'],
  policy: ['policy', 'policySchema', 'input'],
};

export const schemas = Object.entries(published).map(([name, [module, schema, io]]) => ({
  output: join(root, `schemas/${name}.schema.json`),
  text: () => schemaText(name, module, schema, io),
}));

async function schemaText(name, module, schema, io) {
  const contents = `export { ${schema} as schema } from './src/model/${module}.ts'; export * as z from 'zod';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'server') },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const bundle = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return `${JSON.stringify({ title: `Change Gate ${name}`, ...bundle.z.toJSONSchema(bundle.schema, { io }) }, null, 2)}\n`;
}
