// A living line on a terminal; nothing anywhere else.
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

export interface Progress {
  stop(): void;
}

/** Appears after 300 ms, so that quick answers do not flicker. */
export function showProgress(title: string, wanted: boolean): Progress {
  const { stderr } = process;
  if (!wanted || !stderr.isTTY || process.env['TERM'] === 'dumb') return { stop: () => undefined };
  let frame = 0;
  const started = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - started < 300) return;
    frame = (frame + 1) % frames.length;
    stderr.write(`\r${frames[frame]} ${title} … ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }, 80);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      if (Date.now() - started >= 300) stderr.write('\r\x1b[K');
    },
  };
}
