import { describe, expect, it } from 'vitest';
import { publishingAct } from '../../server/src/hook/shell-command.ts';

describe('publishing acts', () => {
  it.each([
    ['git commit -am x', 'git commit'],
    ['cd . && git push origin HEAD', 'git push'],
    ['git -C sub commit', 'git commit'],
    ['git -c user.name=x -c core.editor=true commit --amend', 'git commit'],
    ['FOO=1 git commit', 'git commit'],
    ['npm test; git push', 'git push'],
    ['npm test || git commit -m "a"', 'git commit'],
    ['bash -c "git commit -m x"', 'git commit'],
    ["sh -lc 'cd a && git push'", 'git push'],
    ['echo "$(git commit -m x)"', 'git commit'],
    ['x=$(git push)', 'git push'],
    ['/usr/bin/git commit', 'git commit'],
    ['"git" commit', 'git commit'],
    ['g\\it commit', 'git commit'],
    ['gh pr create --fill', 'gh pr create'],
    ['(git commit -m x)', 'git commit'],
    ['if true; then git commit; fi', 'git commit'],
    ['sudo -E git push', 'git push'],
    ['git --no-pager commit', 'git commit'],
    ['git add -A\ngit commit -m x', 'git commit'],
  ])('%j', (line, act) => expect(publishingAct(line)).toBe(act));
});

describe('everything else', () => {
  it.each([
    'echo "git commit"',
    "echo 'git push'",
    'git status',
    'git log --grep commit',
    '# git commit',
    'grep -r "git push" .',
    'git commit --dry-run',
    'gh pr view 1',
    'git help commit',
    'cat git commit',
    'gitk commit',
    'mygit commit',
    '',
    '"',
    "'",
    'echo \\',
  ])('%j', (line) => expect(publishingAct(line)).toBeUndefined());
});
