// A living list of steps on a terminal, one line a step as it ends elsewhere; silent where nobody looks.
import type { GateWatcher } from '../../gate/run.ts';
import type { StepId } from '../../model/step.ts';
import { colors } from './colors.ts';
import { visible } from './marks.ts';
import { stepMarks, stepStyles } from './step-marks.ts';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

export function listSteps(wanted: boolean): GateWatcher & { close(): void } {
  const { stderr } = process;
  const isLive = wanted && stderr.isTTY && process.env['TERM'] !== 'dumb';
  if (!isLive) return { started: () => undefined, ended: () => undefined, note: () => undefined, close: () => undefined };
  const paint = colors(stderr);
  let current: { step: StepId; since: number; note: string } | undefined;
  let frame = 0;
  const draw = (): void => {
    if (!current) return;
    frame = (frame + 1) % frames.length;
    const seconds = ((Date.now() - current.since) / 1000).toFixed(0);
    const line = ` ${frames[frame]} ${current.step.padEnd(10)} ${seconds} s ${visible(current.note)}`;
    stderr.write(`\r\x1b[K${line.slice(0, Math.max((stderr.columns ?? 80) - 1, 20))}`);
  };
  const timer = setInterval(draw, 100);
  timer.unref();
  return {
    started: (step) => {
      current = { step, since: Date.now(), note: '' };
    },
    note: (_step, text) => {
      if (current) current.note = text;
    },
    ended: (step, state, reason, durationMs) => {
      current = undefined;
      const mark = paint(stepStyles(state), stepMarks(state));
      stderr.write(
        `\r\x1b[K ${mark} ${step.padEnd(10)} ${visible(reason ?? state)} ${paint('dim', `${(durationMs / 1000).toFixed(1)} s`)}\n`,
      );
    },
    close: () => {
      clearInterval(timer);
      if (current) stderr.write('\r\x1b[K');
      current = undefined;
    },
  };
}
