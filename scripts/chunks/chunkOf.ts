import { languages } from '../../src/domain/choices.ts';
import type { UsersOfModules } from './usersOfModules.ts';

/** The screens with a grid, which no other screen needs. */
const grids = [
  'src/resources/students/add/StudentAddPage.tsx',
  'src/resources/managers/add/ManagerAddPage.tsx',
];

const isOfGrids = (users: ReadonlySet<string>) => [...users].every(user => grids.includes(user));
const has = (entry: string) => (users: ReadonlySet<string>) => users.has(entry);

/**
 * The chunks that screens share, in the order in which a module is looked for. A dependency is needed by whatever needs its
 * importer, so that it is found in the same chunk or an earlier one, and chunks do not import one another in a circle.
 * They are few, because every file is a request: what only some of the screens share is in one chunk.
 */
const shared: readonly (readonly [chunk: string, isIn: (users: ReadonlySet<string>) => boolean])[] = [
  [
    'base',
    users => users.has('index.html') || languages.some(language => users.has(`src/i18n/${language}/base.ts`)),
  ],
  ['console', has('src/App.tsx')],
  ['lists', users => has('src/resources/students/StudentsPage.tsx')(users) && users.size > 1],
  ['screens', users => users.size > 1 && !isOfGrids(users)],
  ['grid', isOfGrids],
];
const landing = 'src/landing/client/landing.ts';
/** What the landing page loads when someone inquires. */
const inquiry = [
  'src/landing/inquiry/openInquiry.tsx',
  ...languages.map(language => `src/i18n/${language}/landing/inquiry.ts`),
];
const words = /[\\/]src[\\/]i18n[\\/]([a-z-]+)[\\/]/;
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const wordsChunks = (language: string) => [`sign-in-${language}`, `words-${language}`];

export const chunkNames = [
  // The landing page has this one alone, so that it takes nothing from the others.
  'common',
  'react',
  ...new Set(
    shared.flatMap(([chunk]) =>
      // Words come after what they may import of the console, and before what has some of them.
      chunk === 'console' ? [chunk, 'names', ...languages.flatMap(wordsChunks)] : [chunk],
    ),
  ),
];

/**
 * Words are in two files for each language: those of the sign-in page, and all others. Names that uploaded files are read
 * by are in one for all languages, because the screens with a grid need them in each.
 */
function wordsChunkOf(language: string, users: ReadonlySet<string>): string | null {
  const folder = `src/i18n/${language}/`;
  if (users.has(`${folder}base.ts`)) return `sign-in-${language}`;
  if (!users.has(`${folder}index.ts`)) return null;
  return grids.some(grid => users.has(grid)) ? 'names' : `words-${language}`;
}

/** The chunk of a module by the entries that need it, or null where the bundler may decide. */
export function chunkOf(id: string, usersOf: UsersOfModules): string | null {
  if (react.test(id)) return 'react';
  const users = usersOf.get(id);
  if (users === undefined) return null;
  // The landing page shares a few modules with the console, and loads nothing else of it.
  if (users.has(landing)) return users.size > 1 ? 'common' : null;
  const language = words.exec(id)?.[1];
  if (language !== undefined) return wordsChunkOf(language, users);
  // The inquiry has React and its form's libraries in common with the console, and must not load the console with them.
  if (inquiry.some(entry => users.has(entry))) return users.size > 1 ? 'react' : null;
  // What the words of all languages need would be taken into the first language's file.
  if (languages.every(each => users.has(`src/i18n/${each}/index.ts`))) return 'console';
  return shared.find(([, isIn]) => isIn(users))?.[0] ?? null;
}
