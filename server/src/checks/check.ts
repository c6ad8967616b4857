// What a check is. A check sees text and trees, never the world, and never throws on bad input.
import type { Evidence, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Rule } from '../model/rule.ts';
import type { FileRole, Source } from '../syntax/source.ts';
import type { LanguagePack } from '../syntax/language-pack.ts';
import type { ChangeEntry } from '../model/change-set.ts';

/** What is known of a file before it is parsed; enough to decide whether it has to be. */
export interface SourceHead {
  readonly path: string;
  readonly text: string;
  readonly pack: LanguagePack | undefined;
  readonly role: FileRole;
}

/** An act that stands in one side of the change. The analyzer matches both sides and gives each its status. */
export interface Occurrence {
  readonly ruleId: string;
  readonly severity: Severity;
  /** First sentence the act, second its consequence. */
  readonly message: string;
  /** UTF-16 offsets of the directive's own text, attribute, call or entry: never the whole line. */
  readonly start: number;
  readonly end: number;
  /** What makes it the same act elsewhere: normalised content without position, whitespace or reason. */
  readonly subject: string;
  /** Rules, cases or names it covers; a superset of base's is a widening. Empty means all of them. */
  readonly names: readonly string[];
  /** How far it reaches; a larger one than base's is a widening. */
  readonly breadth: 'line' | 'block' | 'file' | 'project';
  /** Names of the definitions around it, joined with a dot; empty at the top of a file. */
  readonly enclosing: string;
  /** The code it acts on, with white space folded and the directive itself left out. */
  readonly anchor: string;
  readonly tool?: string;
  readonly evidence: readonly Evidence[];
}

/** A finding of a comparison, before the analyzer gives it place, fingerprint and status `new`. */
export interface Draft {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly message: string;
  /** `base` for an act that removed something: the place is then in the old file. */
  readonly side: 'base' | 'head';
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Identity for the fingerprint: content, not position. */
  readonly subject: string;
  readonly tool?: string;
  readonly evidence: readonly Evidence[];
}

/** Both sides of one changed file. At least one is present. */
export interface SourcePair {
  readonly entry: ChangeEntry;
  readonly base: Source | undefined;
  readonly head: Source | undefined;
}

/** The rest of the change, and the rest of both trees, for checks that look across files. */
export interface ChangeView {
  readonly pairs: readonly SourcePair[];
  /** A parsed file of either side, or undefined where it is absent, binary or too large. */
  source(side: 'base' | 'head', path: string): Promise<Source | undefined>;
  /** Every path of a side. */
  paths(side: 'base' | 'head'): Promise<readonly string[]>;
  /** Paths of a side that hold one of the literals. */
  grep(side: 'base' | 'head', literals: readonly string[]): Promise<readonly string[]>;
}

interface CheckBase {
  /** Also the folder of its fixtures: `test/checks/<id>/`. */
  readonly id: string;
  readonly rules: readonly Rule[];
}

/** Finds acts in one text. The common case: suppressions, skipped tests, markers. */
export interface OccurrenceCheck extends CheckBase {
  readonly kind: 'occurrence';
  /** False where a look at path, role and raw text already rules the file out, so that it is never parsed. */
  wants(file: SourceHead): boolean;
  find(source: Source): readonly Occurrence[];
}

/** Judges what the change did between both sides. */
export interface ComparisonCheck extends CheckBase {
  readonly kind: 'comparison';
  /** False where a look at the raw texts already rules the file out. */
  wants(file: SourceHead, side: 'base' | 'head'): boolean;
  compare(change: ChangeView): Promise<{ drafts: readonly Draft[]; problems?: readonly Problem[] }>;
}

export type Check = OccurrenceCheck | ComparisonCheck;
