// The time of the machine, behind its port.
import type { Clock } from './host.ts';

export const systemClock: Clock = { now: () => Date.now() };
