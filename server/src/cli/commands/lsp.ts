// `change-gate lsp`: the language server over standard input and output, for any editor.
export async function run(): Promise<number> {
  if (!process.argv.includes('--stdio')) process.argv.push('--stdio');
  await import('../../lsp/main.ts');
  return new Promise(() => undefined);
}
