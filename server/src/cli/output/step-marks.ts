// Marks and colours of step states, the same while a run goes on and in its summary.
const good = new Set(['passed']);
const bad = new Set(['failed', 'errored']);
const idle = new Set(['skipped', 'not-applicable']);

export function stepMarks(state: string): string {
  return good.has(state) ? '✓' : bad.has(state) ? '✕' : idle.has(state) ? '–' : '!';
}

export function stepStyles(state: string): 'green' | 'red' | 'yellow' | 'dim' {
  return good.has(state) ? 'green' : bad.has(state) ? 'red' : idle.has(state) ? 'dim' : 'yellow';
}
