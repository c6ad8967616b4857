import { describe, expect, it } from 'vitest';
import { chainFor, openLanes } from '../../server/src/review/chain.ts';

const facts = { untracked: false, hostIsReviewTree: true, interactive: true, wanted: [] };

describe('the chain of a run', () => {
  it('holds every lane where all can be had', () => expect(chainFor(facts)).toEqual(['direct', 'headless', 'user', 'subagent']));
  it('is the subagent alone with an untracked file', () => expect(chainFor({ ...facts, untracked: true })).toEqual(['subagent']));
  it('has no direct lane where the host is not known to be the review tree', () =>
    expect(chainFor({ ...facts, hostIsReviewTree: false })).toEqual(['headless', 'user', 'subagent']));
  it('asks nobody where nobody is there', () =>
    expect(chainFor({ ...facts, interactive: false })).toEqual(['direct', 'headless', 'subagent']));
  it('is limited to what the caller wants', () => expect(chainFor({ ...facts, wanted: ['headless'] })).toEqual(['headless']));
  it('does not try again what the loop gave up', () =>
    expect(openLanes(['headless', 'subagent'], { abandoned: [{ lane: 'headless', reason: 'limit' }] })).toEqual(['subagent']));
});
