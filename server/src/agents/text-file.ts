// A block of ours in a text file that belongs to others: appended once, found again by its first and last line.
import type { AgentFile } from './agent.ts';

export function blockFile(path: string, first: string, lines: readonly string[], last: string): AgentFile {
  return {
    path,
    install: (text = '') => {
      if (text.includes(first)) return text;
      const end = text.includes('\r\n') ? '\r\n' : '\n';
      const gap = text === '' ? '' : text.endsWith('\n') ? end : `${end}${end}`;
      return `${text}${gap}${[first, ...lines, last].join(end)}${end}`;
    },
    remove: (text) => {
      const from = text.indexOf(first);
      const to = text.indexOf(last, from);
      if (from < 0 || to < 0) return text;
      const rest = `${text.slice(0, from).replace(/(\r?\n)\r?\n$/, '$1')}${text.slice(to + last.length).replace(/^\r?\n/, '')}`;
      return rest.trim() === '' ? undefined : rest;
    },
  };
}

/** A file that is ours as a whole. One that others wrote there is left alone. */
export function ownFile(path: string, content: string): AgentFile {
  return { path, install: (text) => text ?? content, remove: (text) => (text === content ? undefined : text) };
}
