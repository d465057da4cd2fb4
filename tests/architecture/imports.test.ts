import { expect, test } from 'vitest';
import { languages } from '../../src/domain/choices.ts';
import { loadedBy, modulesIn, type Import, type Module } from '../support/modules.ts';

const modules = modulesIn('src', 'server');
const ofSource = modules.filter(({ file }) => file.startsWith('src/'));

/** `src/ui` for everything in that folder, `src/screens.ts` for a file of its own, and `server`. */
function areaOf(file: string): string {
  const [root = '', ...rest] = file.split('/');
  return root === 'src' ? `src/${rest[0]}` : root;
}

const client = [
  'src/dataProvider',
  'src/contract',
  'src/domain',
  'src/runtime.ts',
  'src/plans.ts',
  'src/screens.ts',
];
const shared = [...client, 'src/authProvider', 'src/drafts', 'src/i18n', 'src/reportError.ts', 'src/chat'];
const kit = ['src/ui', 'src/hooks', 'src/clock', 'src/theme', 'src/unsaved'];
/** The app: what puts the console together, and the only importer of the shell. */
const assembly = [
  ...shared,
  ...kit,
  'src/shell',
  'src/engine',
  'src/pages.tsx',
  'src/preload',
  'src/assembleConsole.tsx',
  'src/Console.tsx',
  'src/App.tsx',
  'src/landing',
  'src/session',
  'src/signIn',
];

/** Who may import whom: what an area does not name it knows nothing of. */
const may: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/contract': ['src/domain'],
  'src/screens.ts': ['src/domain'],
  'src/runtime.ts': ['src/domain'],
  'src/plans.ts': ['src/domain', 'src/runtime.ts'],
  'src/reportError.ts': ['src/runtime.ts'],
  'src/chat': ['src/domain', 'src/runtime.ts'],
  'src/i18n': ['src/domain', 'src/contract', 'src/screens.ts', 'src/runtime.ts', 'src/plans.ts'],
  'src/dataProvider': ['src/domain', 'src/contract', 'src/runtime.ts'],
  'src/drafts': ['src/domain'],
  'src/authProvider': [...client, 'src/drafts'],
  'src/theme': ['src/domain'],
  'src/hooks': shared,
  'src/clock': ['src/dataProvider', 'src/contract', 'src/domain', 'src/hooks'],
  'src/unsaved': shared,
  'src/ui': [...shared, 'src/hooks', 'src/clock'],
  'src/signIn': [...shared, ...kit],
  'src/shell': [...shared, ...kit],
  'src/engine': [...shared, ...kit],
  'src/session': [...shared, ...kit, 'src/engine', 'src/shell', 'src/pages.tsx'],
  'src/resources': [...shared, ...kit, 'src/engine'],
  'src/customRoutes': [...shared, ...kit, 'src/engine', 'src/resources', 'src/signIn'],
  'src/landing': [...client, 'src/i18n', 'src/chat'],
  'src/pages.tsx': [
    'src/screens.ts',
    'src/i18n',
    'src/ui',
    'src/engine',
    'src/resources',
    'src/customRoutes',
  ],
  'src/preload': [
    ...client,
    'src/authProvider',
    'src/hooks',
    'src/i18n',
    'src/shell',
    'src/signIn',
    'src/ui',
    'src/engine',
    'src/pages.tsx',
  ],
  'src/Console.tsx': assembly,
  'src/assembleConsole.tsx': assembly,
  'src/App.tsx': assembly,
  'src/main.tsx': assembly,
  // How files are written: the one part of the console that the server runs too.
  'src/exports': [
    'src/domain',
    'src/contract',
    'src/engine',
    'src/resources',
    'src/customRoutes',
    'src/screens.ts',
  ],
  server: ['src/domain', 'src/contract', 'src/i18n', 'src/exports'],
};

/** The imports that break a rule, each with its line. */
const breaking = (rule: (module: Module, each: Import) => boolean, among = modules) =>
  among.flatMap(module =>
    module.imports
      .filter(each => rule(module, each))
      .map(each => `${module.file}:${each.line} imports ${each.specifier}`),
  );
const isOurs = ({ target }: Import) => /^(?:src|server|tests|scripts)\//.test(target);

test('every area lists what it may import', () => {
  const areas = new Set(modules.map(({ file }) => areaOf(file)));
  expect([...areas].filter(area => !(area in may))).toEqual([]);
});

test.each(Object.keys(may))('%s imports nothing but what it may', area => {
  const wrong = breaking((module, each) => {
    if (areaOf(module.file) !== area || !isOurs(each)) return false;
    const target = areaOf(each.target);
    return target !== area && !may[area]!.includes(target);
  });
  expect(wrong).toEqual([]);
});

test('the engine knows the contract by its types alone', () => {
  const engine = ofSource.filter(({ file }) => file.startsWith('src/engine/'));
  expect(breaking((_, each) => areaOf(each.target) === 'src/contract' && !each.isType, engine)).toEqual([]);
});

test('screens that are plain React do not import one another', () => {
  const folderOf = (file: string) => file.split('/').slice(0, 3).join('/');
  const routes = ofSource.filter(({ file }) => file.startsWith('src/customRoutes/'));
  const wrong = breaking(
    ({ file }, each) =>
      areaOf(each.target) === 'src/customRoutes' && folderOf(each.target) !== folderOf(file),
    routes,
  );
  expect(wrong).toEqual([]);
});

test('the domain is pure: it imports no framework', () => {
  const pure = /^(?:yup|date-fns|@date-fns\/tz)$/;
  const domain = ofSource.filter(({ file }) => file.startsWith('src/domain/'));
  expect(breaking((_, each) => !isOurs(each) && !pure.test(each.target), domain)).toEqual([]);
});

test('the landing page imports neither react-admin nor MUI, directly or indirectly', () => {
  const byFile = new Map(modules.map(module => [module.file, module]));
  const heavy = /^(?:react-admin|ra-|@mui\/|@emotion\/|@tanstack\/)/;
  const follow = (file: string, path: string[], seen: Set<string>): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return (byFile.get(file)?.imports ?? [])
      .filter(each => !each.isType)
      .flatMap(each =>
        heavy.test(each.target)
          ? [[...path, file, each.target].join(' -> ')]
          : follow(each.target, [...path, file], seen),
      );
  };
  const seen = new Set<string>();
  const starts = ofSource.filter(({ file }) => file.startsWith('src/landing/'));
  expect(starts.flatMap(({ file }) => follow(file, [], seen))).toEqual([]);
});

test('the server imports only the server’s words of a language, and browsers import none of those', () => {
  const isOfServer = ({ target }: Import) => /^src\/i18n\/[^/]+\/server\//.test(target);
  const wrong = breaking(({ file }, each) => {
    // An operator's own texts are compared with all of them.
    if (file === 'server/commands/start/builtInWords.ts') return false;
    if (/^src\/i18n\/[^/]+\/server\//.test(file)) return false;
    if (file.startsWith('src/')) return isOfServer(each);
    return each.target.startsWith('src/i18n/') && !each.isType && !isOfServer(each);
  });
  expect(wrong).toEqual([]);
});

test('what the server runs of the console is free of browsers', () => {
  const mayRun = /^(?:hucre|lodash|date-fns|@date-fns\/tz|yup)(?:\/|$)/;
  const loaded = loadedBy('src/exports', modules);
  expect(breaking((_, each) => !each.isType && !isOurs(each) && !mayRun.test(each.target), loaded)).toEqual(
    [],
  );
});

test('the landing page loads the words of the landing page alone', () => {
  const wrong = breaking(
    ({ file }, { target, isType }) =>
      file.startsWith('src/landing/') &&
      !isType &&
      /^src\/i18n\/[^/]+\//.test(target) &&
      !/^src\/i18n\/[^/]+\/landing\//.test(target),
  );
  expect(wrong).toEqual([]);
});

test('relative imports carry the ending of their file', () => {
  const ending = /\.(?:ts|tsx|mjs|json|css|svg|png|ttf|woff2)(?:\?\w+)?$/;
  const wrong = breaking((_, { specifier }) => specifier.startsWith('.') && !ending.test(specifier));
  expect(wrong).toEqual([]);
});

test('there are no barrels but the contract’s, the languages’, the schema’s and that of lazy overlays', () => {
  const allowed = [
    'server/database/schema/index.ts',
    'src/contract/index.ts',
    'src/ui/overlays/overlays.ts',
    ...languages.flatMap(language => [
      `src/i18n/${language}/index.ts`,
      `src/i18n/${language}/server/index.ts`,
    ]),
  ].toSorted();
  const barrels = modules
    .filter(({ file, program }) => {
      const passesOn = program.body.every(
        each =>
          /^Export(?:All|Named)Declaration$/.test(each.type) && 'source' in each && each.source !== null,
      );
      return file.endsWith('/index.ts') || passesOn;
    })
    .map(({ file }) => file);
  expect(barrels.toSorted()).toEqual(allowed);
});

test('schemas come from the file of a noun: of the whole contract, the built console has the rows without them', () => {
  const wrong = modulesIn('src')
    .filter(({ text }) => /\bcontract\.\w+\.\w+\.(?:body|query|returns)\b/.test(text))
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});
