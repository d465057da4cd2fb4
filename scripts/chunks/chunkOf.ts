import path from 'node:path';
import { builtInLanguages } from '../../src/domain/builtInLanguages.ts';
import { areaNames, areaOf } from './areaOf.ts';
import type { UsersOfModules } from './usersOfModules.ts';

/** The screens with a grid, which no other screen needs. */
const grids = [
  'src/resources/students/add/StudentAddPage.tsx',
  'src/resources/managers/add/ManagerAddPage.tsx',
];

/** The scripts of the two pages: the console's and the landing page's. */
export const main = 'src/main.tsx';
export const landing = 'src/landing/client/landing.ts';
/** The sign-in page without the console, and within it. */
const signIn = 'src/signIn/SignInPage.tsx';
/** That of an academy, which is no part of everyone's. */
const academySignIn = ['src/signIn/AcademySignInPage.tsx', 'src/customRoutes/auth/AcademyLoginPage.tsx'];
const signInPages = [signIn, 'src/customRoutes/auth/LoginPage.tsx', ...academySignIn];
/** What the sign-in form needs before it is shown. */
const ofSignIn = [main, signIn, ...builtInLanguages.map(language => `src/i18n/${language}/base.ts`)];
/** What has a file of its own besides the grid's chunk: what is loaded once it is shown, and what few people have. */
const besideGrids = [
  'src/engine/bulkAdd/view/ExistingBar.tsx',
  'src/engine/bulkAdd/view/Notices.tsx',
  'src/engine/bulkAdd/view/RowsMenu.tsx',
  'src/resources/admin/AcademyGrid.tsx',
];
const isOfGrids = (users: ReadonlySet<string>) =>
  grids.some(grid => users.has(grid)) &&
  [...users].every(user => grids.includes(user) || besideGrids.includes(user));

const consoleEntries = ['src/App.tsx', 'src/assembleConsole.tsx', 'src/i18n/i18nProvider.ts'];
const students = 'src/resources/students/StudentsPage.tsx';
const firstScreen = [...consoleEntries, students];

/** The area that all of them belong to, or null. */
function areaOfAll(users: ReadonlySet<string>): string | null {
  const [area, ...others] = new Set([...users].map(areaOf));
  return others.length === 0 ? (area ?? null) : null;
}
const isOfMany = (users: ReadonlySet<string>) =>
  users.size > 1 && areaOfAll(users) === null && !isOfGrids(users);

/**
 * The chunks that screens share, in the order in which a module is looked for. A dependency is needed by whatever needs its
 * importer, so that it is found in the same chunk or an earlier one, and chunks do not import one another in a circle.
 * They are few, because every file is a request: what only some of the areas share is in one chunk, but for what all of
 * them need for a form.
 */
const shared: readonly (readonly [
  chunk: string,
  isIn: (users: ReadonlySet<string>, usersOf: UsersOfModules) => boolean,
])[] = [
  ['console', users => consoleEntries.some(entry => users.has(entry))],
  ['lists', users => users.has(students)],
  ['parts', (users, usersOf) => isOfMany(users) && !isOfForms(users, usersOf)],
  ['fields', isOfMany],
  ...areaNames.map(
    area =>
      [
        area,
        (users: ReadonlySet<string>) => users.size > 1 && areaOfAll(users) === area && !isOfGrids(users),
      ] as const,
  ),
  ['grid', isOfGrids],
];
/** What the sign-in page loads once its form is shown. */
const calls = ['src/signIn/signInSession.ts', 'src/signIn/validateSignIn.ts'];
/** What the landing page loads when someone inquires. */
const inquiry = [
  'src/landing/inquiry/openInquiry.tsx',
  ...builtInLanguages.map(language => `src/i18n/${language}/landing/inquiry.ts`),
];
/** Whether only screens with forms need it. */
function isOfForms(users: ReadonlySet<string>, usersOf: UsersOfModules): boolean {
  const forms = [...usersOf].find(([id]) => formLibrary.test(id))?.[1];
  return forms !== undefined && [...users].every(user => forms.has(user));
}
/** What checks what is typed; a module that needs it is needed by such screens alone. */
const formLibrary = /[\\/]node_modules[\\/]yup[\\/]/;
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** The words of the sign-in page, of the first screens, and all: each file has what it needs of the others. */
const wordsChunks = new Map(
  builtInLanguages.flatMap(language => [
    [`src/i18n/${language}/base.ts`, `sign-in-${language}`],
    [`src/i18n/${language}/first.ts`, `first-${language}`],
    [`src/i18n/${language}/index.ts`, `words-${language}`],
  ]),
);

/** What screens of several areas share besides the frame and lists. */
export const ofAreas = ['parts', 'fields', 'forms'] as const;

export const chunkNames = [
  // The landing page has this one alone, so that it takes nothing from the others.
  'common',
  // React, and what the sign-in form, its calls and the inquiry have in common with the console.
  'react',
  // The sign-in page.
  'sign-in',
  // What checks what is typed.
  'forms',
  ...wordsChunks.values(),
  ...new Set(shared.map(([chunk]) => chunk)),
];

/** The chunk of a module by the entries that need it, or null where the bundler may decide. */
export function chunkOf(id: string, usersOf: UsersOfModules): string | null {
  if (react.test(id)) return 'react';
  const users = usersOf.get(id);
  if (users === undefined) return null;
  // The landing page shares a few modules with the console, and loads nothing else of it.
  if (users.has(landing)) return users.size > 1 ? 'common' : null;
  const words = wordsChunks.get(path.relative(process.cwd(), id));
  if (words !== undefined) return words;
  if (users.size === 1 && users.has(main)) return null;
  // Not into a chunk of the console: a first visit of the page would load it too.
  if (users.size > 1 && [...users].every(user => academySignIn.includes(user))) return 'academy-sign-in';
  if (users.has(signIn) && [...users].every(user => signInPages.includes(user))) return 'sign-in';
  // Not into the chunk that sign-up shares with them: it would load the sign-in page too.
  if (users.size > 1 && !users.has(signIn) && [...users].every(user => signInPages.includes(user)))
    return 'console-sign-in';
  if (ofSignIn.some(entry => users.has(entry))) return 'react';
  // The inquiry has its form's libraries in common with the console, and must not load the console with them; nor must
  // the sign-in form when it calls the server.
  if ([...inquiry, ...calls].some(entry => users.has(entry))) {
    if (users.size === 1) return null;
    // What a screen without a form shares with them must not load the forms with it.
    const isOfFirst = firstScreen.some(entry => users.has(entry));
    return isOfFirst || !isOfForms(users, usersOf) ? 'react' : 'forms';
  }
  return shared.find(([, isIn]) => isIn(users, usersOf))?.[0] ?? null;
}
