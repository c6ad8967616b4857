// Which of the many event names mean “done” and which “about to run”.
import type { HookEvent } from './event.ts';

const stops = new Set(['stop', 'subagentstop', 'agentstop', 'afteragent', 'taskcompleted']);
const tools = new Set(['pretooluse', 'beforetool', 'beforeshellexecution', 'permissionrequest']);

export function kindOf(name: string): HookEvent['kind'] {
  const folded = name.toLowerCase();
  if (stops.has(folded)) return 'stop';
  return tools.has(folded) ? 'tool' : 'other';
}
