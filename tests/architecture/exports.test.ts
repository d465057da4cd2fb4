import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles } from '../support/codeFiles.ts';

const declared = /^export (?:async )?(?:const|function\*?|class|interface|type|enum) +(\w+)/gm;

test('what the product’s files export is used in another file', () => {
  const modules = codeFiles('src', 'server', 'scripts', 'tests').map(file => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const filesWith = new Map<string, number>();
  for (const { text } of modules)
    for (const word of new Set(text.match(/\w+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  const unused = modules
    .filter(({ file }) => file.startsWith('src/') || file.startsWith('server/'))
    .flatMap(({ file, text }) => [...text.matchAll(declared)].map(([, name]) => ({ file, name: name! })))
    .filter(({ name }) => filesWith.get(name) === 1);
  expect(unused).toEqual([]);
});
