// Names and first lines tell the language, whatever the case.
import { expect, it } from 'vitest';
import { detectLanguage } from '../../server/src/syntax/detect.ts';
import { languagePacks } from '../../server/src/syntax/generated/language-packs.ts';

it.each([
  ['a.ts', '', 'typescript'],
  ['a.d.ts', '', 'typescript'],
  ['src/A.TSX', '', 'typescriptreact'],
  ['a.jsx', '', 'javascript'],
  ['Dockerfile', '', 'dockerfile'],
  ['docker/Dockerfile.dev', '', 'dockerfile'],
  ['Makefile', '', 'makefile'],
  ['.gitignore', '', 'ignore'],
  ['Gemfile', '', 'ruby'],
  ['Jenkinsfile', '', 'groovy'],
  ['bin/tool', '#!/usr/bin/env python3\n', 'python'],
  ['bin/tool', '#!/usr/bin/env -S node --no-warnings\n', 'javascript'],
  ['bin/tool', '#!/bin/bash -e\n', 'shellscript'],
  ['bin/tool', 'text', undefined],
  ['README', '', undefined],
])('%s is read as %s %s', (path, text, id) => {
  expect(detectLanguage(path, text, languagePacks)?.id).toBe(id);
});
