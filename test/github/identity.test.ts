import { describe, expect, it } from 'vitest';
import { isReading } from '../../server/src/github/broker.ts';
import { embeddedFindings } from '../../server/src/github/embedded-findings.ts';
import { failureClass } from '../../server/src/github/failure-class.ts';
import { identityOf, localIdentity, readReference, remoteOf } from '../../server/src/github/identity.ts';

const shop = { host: 'github.com', repository: 'acme/shop' };

describe('a remote’s address', () => {
  it.each([
    'https://github.com/acme/shop.git',
    'https://someone:secret@github.com/Acme/Shop',
    'git@github.com:acme/shop.git',
    'ssh://git@github.com/acme/shop.git',
    'ssh://git@github.com:22/acme/shop',
    'git://github.com/acme/shop/',
  ])('%s names its repository', (address) => expect(identityOf(address)).toEqual(shop));
  it.each([
    '/srv/shop.git',
    'file:///srv/acme/shop',
    'https://github.com/acme',
    'https://github.com/a/b/c',
    'git@github.com:/etc/passwd',
    '-oProxyCommand=x:a/b',
  ])('%s names none', (address) => expect(identityOf(address)).toBeUndefined());
});

describe('what a caller may name', () => {
  it.each([
    ['12', { number: 12 }],
    ['#12', { number: 12 }],
    ['https://github.com/acme/shop/pull/12', { number: 12, identity: shop }],
    ['https://ghe.example.test/acme/shop/pull/12', { number: 12, identity: { host: 'ghe.example.test', repository: 'acme/shop' } }],
    ['current', 'current'],
  ])('%s', (text, expected) => expect(readReference(text)).toEqual(expected));
  it.each([
    ['0', 'invalid-pr-number'],
    ['https://github.com/acme/shop/pull/12?x=1', 'unsafe-pr-target'],
    ['https://github.com/acme/shop/pull/12#note', 'unsafe-pr-target'],
    ['https://me@github.com/acme/shop/pull/12', 'unsafe-pr-target'],
    ['https://github.com:444/acme/shop/pull/12', 'unsafe-pr-target'],
    ['https://github.com/acme/sh%6fp/pull/12', 'unsafe-pr-target'],
    ['http://github.com/acme/shop/pull/12', 'unsafe-pr-target'],
    ['https://github.com/acme/shop/pull/12/files', 'unsafe-pr-target'],
    ['--web', 'unsafe-pr-target'],
  ])('%s is refused as %s', (text, code) => expect(() => readReference(text)).toThrow(expect.objectContaining({ code })));
});

describe('which repository a number is of', () => {
  it('origin’s, before any fork', () =>
    expect(
      localIdentity(
        new Map([
          ['origin', 'https://github.com/acme/shop'],
          ['fork', 'https://github.com/me/shop'],
        ]),
      ),
    ).toEqual(shop));
  it('without origin the only one there is', () => expect(localIdentity(new Map([['up', 'git@github.com:acme/shop.git']]))).toEqual(shop));
  it.each([
    [[['origin', '/srv/shop.git']], 'no-github-origin'],
    [[['up', '/srv/shop.git']], 'no-github-repository'],
    [
      [
        ['a', 'https://github.com/a/shop'],
        ['b', 'https://github.com/b/shop'],
      ],
      'ambiguous-github-repositories',
    ],
  ] as const)('%j is %s', (remotes, code) => expect(() => localIdentity(new Map(remotes))).toThrow(expect.objectContaining({ code })));
  it('comes from the remote that serves it, origin first', () => {
    const remotes = new Map([
      ['a', 'git@github.com:acme/shop.git'],
      ['origin', 'https://github.com/Acme/shop'],
    ]);
    expect(remoteOf(shop, remotes)).toBe('origin');
    expect(() => remoteOf({ host: 'github.com', repository: 'x/y' }, remotes)).toThrow(
      expect.objectContaining({ code: 'no-matching-remote' }),
    );
  });
});

describe('the broker', () => {
  it.each([
    ['pr', 'view', '--json', 'url,state'],
    ['issue', 'view', '3'],
    ['pr', 'diff', '3'],
    ['api', '/repos/a/b/pulls/3'],
    ['api', '/repos/a/b', '--hostname', 'ghe.example.test'],
    ['api', 'graphql', '-f', 'query=query($n:Int!){viewer{login}}', '-F', 'n=3'],
  ])('asks %s %s', (...args) => expect(isReading(args)).toBe(true));
  it.each([
    ['pr', 'merge', '3'],
    ['pr', 'view', '3', '--web'],
    ['pr', 'view', '3', '-w'],
    ['pr', 'comment', '3', '--body', 'x'],
    ['auth', 'token'],
    ['auth', 'status', '--show-token'],
    ['api', '/repos/a/b', '-X', 'DELETE'],
    ['api', '/repos/a/b', '--method=POST'],
    ['api', '/repos/a/b/issues', '-f', 'title=x'],
    ['api', 'graphql', '-f', 'query=mutation{closeIssue{id}}'],
    ['api', 'graphql', '-f', 'query=query{a} mutation{b}'],
    ['api', 'graphql', '-f', 'query=query{a}', '-f', 'query=mutation{b}'],
    ['api', 'graphql', '-F', 'query=@/etc/passwd'],
    ['api', 'graphql', '-f', 'query=query{a}', '-F', 'query=mutation{b}'],
    ['api', 'graphql', '-F', 'query=query{a}'],
    ['api', 'graphql', '-f', 'query=query{a}', '-F', 'list[]=@/etc/passwd'],
    ['pr', 'view', '3', '--web=true'],
    ['pr', 'diff', '3', '--web=true'],
    ['pr', 'diff', '3', '-cw'],
    ['api', 'graphql', '-f', 'query=query{a}', '--input', 'file'],
    ['repo', 'delete', 'a/b'],
    ['extension', 'exec', 'x'],
  ])('never asks %s %s %s', (...args) => expect(isReading(args)).toBe(false));
});

describe('failures', () => {
  it.each([
    ['HTTP 404: Not Found (https://api.example.test/x)', 'github-not-found'],
    ['error connecting to api.example.test', 'github-network'],
    ['dial tcp: lookup api.example.test: no such host', 'github-network'],
    ['HTTP 429', 'github-rate-limit'],
    ['To get started with GitHub CLI, please run:  gh auth login', 'github-auth'],
    ['HTTP 403: Resource protected by organization SAML enforcement', 'github-permission'],
    ['something else', 'github-command-failed'],
    ['branch "HTTP 401" is odd', 'github-command-failed'],
  ])('%s is %s', (stderr, expected) => expect(failureClass(stderr)).toBe(expected));
});

describe('findings inside of one comment', () => {
  const texts = (body: string): string[] => embeddedFindings('C', body).map(({ text }) => text);
  it('are one where nothing is listed', () =>
    expect(texts('This is wrong.\n\nAnd here is why.')).toEqual(['This is wrong.\n\nAnd here is why.']));
  it('are read where a bot folded them away', () =>
    expect(texts('<details><summary>Nitpicks</summary>\n\n- a\n- b\n</details>')).toEqual(['Nitpicks', '- a', '- b']));
  it('keep their code', () => expect(texts('1. one\n```\n- not one\n```\n2. two')).toEqual(['1. one\n```\n- not one\n```', '2. two']));
  it('are none in nothing', () => expect(texts('  \n')).toEqual([]));
});
