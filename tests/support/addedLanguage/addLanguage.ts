import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Tag and name of the language that tests add. */
export const added = 'eo';

const helpers = path.resolve('tests/support');

/** A module that says in the pseudo-language what an English one says. */
function pseudoModule(file: string, english: string, text: string): string {
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(match => match[1]!);
  const from = path.posix.join(path.posix.relative(path.posix.dirname(file), '.') || '.', '..', 'en', file);
  return [
    `import * as english from '${from}';`,
    `import { mapTexts } from '${helpers}/mapTexts.ts';`,
    `import { pseudo } from '${helpers}/pseudo.ts';`,
    ...names.map(
      name => `export const ${name === english ? added : name} = mapTexts(english.${name}, pseudo);`,
    ),
    '',
  ].join('\n');
}

/**
 * A copy of the sources that has one more language, added as CONTRIBUTING says: a folder, and an entry in the list of
 * languages. It lies within the project, where packages are found, and is removed when the process ends.
 */
export function addLanguage(): string {
  const root = path.resolve('.cache', `language-${process.pid}`);
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['src', 'server']) cpSync(folder, path.join(root, folder), { recursive: true });
  cpSync('tsconfig.json', path.join(root, 'tsconfig.json'));

  const own = path.join(root, 'src/i18n', added);
  for (const entry of readdirSync('src/i18n/en', { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative('src/i18n/en', source).replaceAll(path.sep, '/');
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), pseudoModule(file, 'en', readFileSync(source, 'utf8')));
  }

  const list = path.join(root, 'src/domain/builtInLanguages.ts');
  const text = readFileSync(list, 'utf8');
  const longer = text.replace(/(export const builtInLanguages = \[.*)(\] as const;)/, `$1, '${added}'$2`);
  if (longer === text) throw new Error('The list of languages was not found.');
  writeFileSync(list, longer);
  return root;
}
