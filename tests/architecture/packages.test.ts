import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

const packagesOf = (...folders: string[]) => {
  const specifiers = modulesIn(...folders).flatMap(({ imports }) =>
    imports.filter(({ isType }) => !isType).map(({ specifier }) => specifier),
  );
  const names = specifiers
    .filter(each => !each.startsWith('.') && !isBuiltin(each))
    .map(each => /^(?:@[^/]+\/)?[^/]+/.exec(each)![0]);
  return [...new Set(names)].toSorted();
};
/** The server uses these two of the console's folders. */
const ofServer = packagesOf('server', 'src/domain', 'src/contract');

test('the server runs without development dependencies', () => {
  expect(ofServer.filter(name => !(name in dependencies))).toEqual([]);
});

test('what only the console needs is not installed with the server', () => {
  const ofConsole = packagesOf('src').filter(name => !ofServer.includes(name));
  expect(ofConsole.filter(name => name in dependencies)).toEqual([]);
});
