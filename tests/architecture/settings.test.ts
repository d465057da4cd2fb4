import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from '../../server/config/config.ts';

const names = settingNames.toSorted();
const found = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(match => match[1]!).toSorted();

test('.env.example and the README’s table have every setting, and no other', () => {
  expect(found('.env.example', /^#?([A-Z_]+)=/gm)).toEqual(names);
  expect(found('README.md', /^\| `([A-Z_]+)`/gm)).toEqual(names);
});

test('the defaults that .env.example shows are the server’s', () => {
  const shown = Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(readConfig(shown)).toEqual(readConfig({}));
});

test.each(['Dockerfile', 'compose.yaml'])('%s sets only variables that the server reads', file => {
  const elsewhere = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'];
  const set =
    file === 'Dockerfile'
      ? found(file, /^ENV (.+)$/gm).flatMap(line => [...line.matchAll(/([A-Z_]+)=/g)].map(match => match[1]!))
      : found(file, /^ {6}([A-Z_]+): /gm);
  expect(set).not.toEqual([]);
  expect(set.filter(name => !names.includes(name) && !elsewhere.includes(name))).toEqual([]);
});
