import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { loadedBy, modulesIn, type Module } from '../support/modules.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

const packagesOf = (modules: readonly Module[]) => {
  const specifiers = modules.flatMap(({ imports }) =>
    imports.filter(({ isType }) => !isType).map(({ specifier }) => specifier),
  );
  const names = specifiers
    .filter(each => !each.startsWith('.') && !isBuiltin(each))
    .map(each => /^(?:@[^/]+\/)?[^/]+/.exec(each)![0]);
  return [...new Set(names)].toSorted();
};
/** The server uses two of the console's folders, and what writes files. */
const ofServer = packagesOf([
  ...modulesIn('server', 'src/domain', 'src/contract'),
  ...loadedBy('src/exports', modulesIn('src')),
]);

test('the server runs without development dependencies', () => {
  expect(ofServer.filter(name => !(name in dependencies))).toEqual([]);
});

test('what only the console needs is not installed with the server', () => {
  const ofConsole = packagesOf(modulesIn('src')).filter(name => !ofServer.includes(name));
  expect(ofConsole.filter(name => name in dependencies)).toEqual([]);
});
