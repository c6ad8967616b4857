// File URIs to paths and back.
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Undefined for documents that are no files. */
export function toPath(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

export function toUri(path: string): string {
  return pathToFileURL(path).href;
}
