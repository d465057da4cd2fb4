import get from 'lodash/get';
import { expect, test } from 'vitest';
import { first } from '../../src/i18n/en/first.ts';
import { en } from '../../src/i18n/en/index.ts';
import { modulesIn } from '../support/modules.ts';

const modules = new Map(modulesIn('src').map(module => [module.file, module]));

/** What names words without showing them, and what only lists of days show. */
const elsewhere = /^src\/(?:contract|domain|i18n|signIn|engine\/period)\//;

/** The modules that are loaded with the list of students: what they import, but not what they load later. */
function ofFirstScreens(): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const module = modules.get(file);
    if (module === undefined || seen.has(file) || elsewhere.test(file)) return;
    seen.add(file);
    for (const { target, specifier, isType } of module.imports)
      if (!isType && !module.text.includes(`import('${specifier}')`)) visit(target);
  };
  ['src/main.tsx', 'src/App.tsx', 'src/resources/students/StudentsPage.tsx'].forEach(visit);
  return [...seen];
}

const group = Object.keys(en).join('|');
const key = new RegExp(`['"\`]((?:${group})(?:\\.\\w+)+)(?=['"\`.])`, 'g');

test('the words of the first screens are all that their modules name', () => {
  const missing = ofFirstScreens().flatMap(file =>
    [...modules.get(file)!.text.matchAll(key)]
      .map(match => match[1]!)
      .filter(name => get(en, name) !== undefined && get(first, name) === undefined)
      .map(name => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
