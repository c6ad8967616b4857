// `change-gate doctor`: what the gate stands on, each line with what was tried, and what killed runs left behind.
import { agentLines } from '../agent-lines.ts';
import { createGateEngine } from '../../gate-engine.ts';
import { diagnose } from '../../gate/doctor.ts';
import { commonOptions, type OptionTable, readOptions } from '../options.ts';
import { renderJson } from '../output/json.ts';
import { visible } from '../output/marks.ts';

export const doctorOptions = {
  ...commonOptions,
  remove: { type: 'boolean', help: 'remove the worktrees of killed runs; nothing else' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, doctorOptions);
  const host = createGateEngine();
  const directory = (values['repo'] as string | undefined) ?? process.cwd();
  const lines = [...(await diagnose(host, directory, values['remove'] === true)), ...(await agentLines(host, directory))];
  if (values['json'] === true) process.stdout.write(renderJson({ schemaVersion: 1, lines }));
  else
    process.stdout.write(
      lines
        .map(
          (line) =>
            `${{ good: '✓', bad: '✕', open: '!' }[line.state]} ${line.name.padEnd(12)} ${visible(line.message)}\n    ${visible(`tried: ${line.tried}`)}\n`,
        )
        .join(''),
    );
  return lines.some((line) => line.state === 'bad') ? 1 : 0;
}
