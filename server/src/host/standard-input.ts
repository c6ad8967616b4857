// Reads standard input within a time and a size, because a host may keep it open or flood it.
/** What has arrived at the deadline; empty when it is larger than `limit` bytes or a terminal. Never throws. */
export async function readStandardInput(deadlineMs: number, limit: number): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY) return '';
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (text: string): void => {
      clearTimeout(timer);
      stdin.removeAllListeners();
      stdin.pause();
      stdin.unref?.();
      resolve(text);
    };
    const all = (): string => Buffer.concat(chunks).toString('utf8');
    const timer = setTimeout(() => finish(all()), deadlineMs);
    stdin.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) finish('');
      else chunks.push(chunk);
    });
    stdin.on('end', () => finish(all()));
    stdin.on('error', () => finish(''));
  });
}
