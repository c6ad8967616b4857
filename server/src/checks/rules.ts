// Every rule there is, from the checks themselves.
import type { Rule } from '../model/rule.ts';
import { checks } from './generated/index.ts';

export const rules: ReadonlyMap<string, Rule> = new Map(checks.flatMap((check) => check.rules).map((rule) => [rule.id, rule]));
