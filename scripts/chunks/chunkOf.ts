import { languages } from '../../src/domain/choices.ts';
import type { UsersOfModules } from './usersOfModules.ts';

/** The screens with a grid, which no other screen needs. */
const grids = [
  'src/resources/students/add/StudentAddPage.tsx',
  'src/resources/managers/add/ManagerAddPage.tsx',
];

/** The scripts of the two pages: the console's and the landing page's. */
export const main = 'src/main.tsx';
export const landing = 'src/landing/client/landing.ts';
const login = 'src/customRoutes/auth/LoginPage.tsx';
/** What the sign-in form needs before it is shown. */
const ofSignIn = [main, ...languages.map(language => `src/i18n/${language}/base.ts`)];
const isOfGrids = (users: ReadonlySet<string>) => [...users].every(user => grids.includes(user));

/**
 * The chunks that screens share, in the order in which a module is looked for. A dependency is needed by whatever needs its
 * importer, so that it is found in the same chunk or an earlier one, and chunks do not import one another in a circle.
 * They are few, because every file is a request: what only some of the screens share is in one chunk.
 */
const shared: readonly (readonly [chunk: string, isIn: (users: ReadonlySet<string>) => boolean])[] = [
  ['console', users => users.has('src/App.tsx') || users.has('src/i18n/i18nProvider.ts')],
  ['lists', users => users.has('src/resources/students/StudentsPage.tsx')],
  ['screens', users => users.size > 1 && !isOfGrids(users)],
  ['grid', isOfGrids],
];
/** What the sign-in page loads once its form is shown. */
const calls = ['src/signIn/signInSession.ts', 'src/signIn/validateSignIn.ts'];
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
  // React, and what the sign-in form has in common with the console.
  'react',
  'forms',
  ...new Set(
    shared.flatMap(([chunk]) =>
      // Words come after what they may import of the console, and before what has some of them.
      chunk === 'console' ? [chunk, ...languages.flatMap(wordsChunks)] : [chunk],
    ),
  ),
];

/**
 * Words are in two files for each language: those of the sign-in page, and all others. Names that uploaded files are read
 * by come with the console, because the screens with a grid need them in each language.
 */
function wordsChunkOf(language: string, users: ReadonlySet<string>): string | null {
  const folder = `src/i18n/${language}/`;
  if (users.has(`${folder}base.ts`)) return `sign-in-${language}`;
  if (!users.has(`${folder}index.ts`)) return null;
  if (inquiry.some(entry => users.has(entry))) return 'forms';
  return grids.some(grid => users.has(grid)) ? 'console' : `words-${language}`;
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
  // The sign-in page is in the console's first file, and shown by the console too.
  if ([...users].every(user => user === main || user === login)) return null;
  if (ofSignIn.some(entry => users.has(entry))) return 'react';
  // The inquiry has its form's libraries in common with the console, and must not load the console with them; nor must
  // the sign-in form when it calls the server. Both load one file for that.
  if ([...inquiry, ...calls].some(entry => users.has(entry))) return users.size > 1 ? 'forms' : null;
  // What the words of all languages need would be taken into the first language's file.
  if (languages.every(each => users.has(`src/i18n/${each}/index.ts`))) return 'console';
  return shared.find(([, isIn]) => isIn(users))?.[0] ?? null;
}
