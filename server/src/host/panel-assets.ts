// Finds the panel's script and style: beside the running bundle, or in the project's build when run from source.
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFileIfThere } from './read-file.ts';

const here = dirname(fileURLToPath(import.meta.url));
const places = [here, join(here, '..', '..', '..', 'dist')];

export interface Asset {
  readonly text: string;
  /** What a content security policy calls exactly this text. */
  readonly digest: string;
}

/** Fit to stand inside of a page. */
export async function panelAssets(): Promise<{ script: Asset; style: Asset }> {
  const [script, style] = await Promise.all([readAsset('panel.js'), readAsset('panel.css')]);
  return { script: assetOf(script.replaceAll('</script', String.raw`<\/script`)), style: assetOf(style) };
}

async function readAsset(name: string): Promise<string> {
  for (const place of places) {
    const bytes = await readFileIfThere(join(place, 'webview', name));
    if (bytes) return Buffer.from(bytes).toString('utf8');
  }
  throw new Error(`this build does not carry ${name}`);
}

function assetOf(text: string): Asset {
  return { text, digest: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
