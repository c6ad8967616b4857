// Breaks prose into lines a terminal can show.
export function wrap(text: string, indent: number, width = 96): string {
  const pad = ' '.repeat(indent);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(pad + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, pad + line].join('\n');
}
