import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

const modules = modulesIn('src').filter(({ file }) => !file.startsWith('src/landing/'));

test.each([
  ['a field that searches', /type="search"|type: 'search'/, ['src/ui/SearchField.tsx']],
  [
    'changing the query of the address',
    /\[\w+, setParams\] = useSearchParams\(/,
    ['src/hooks/useUrlState.ts'],
  ],
  ['a timer that repeats', /\bsetInterval\(/, ['src/dataProvider/live/whenQueriesIdle.ts']],
  [
    'asking for the server’s time',
    /contract\.session\.serverTime\b/,
    [
      'src/clock/serverClock.ts',
      'src/clock/useServerClock.ts',
      // Whether the server can be reached again.
      'src/dataProvider/live/follow.ts',
    ],
  ],
  [
    'asking for the managers to choose from',
    /useApi\(contract\.managers\.choices\b/,
    ['src/hooks/useManagerChoices.ts'],
  ],
  [
    'asking for the academy',
    /(?:useApi|apiQuery)\(\s*contract\.session\.academies\b/,
    ['src/hooks/useAcademy.ts'],
  ],
  [
    'saying whether a request carries cookies',
    /credentials: apiCredentials/,
    [
      'src/dataProvider/dataProvider.ts',
      'src/dataProvider/http.ts',
      'src/dataProvider/live/readStream.ts',
      'src/engine/export/useExportPlan.ts',
    ],
  ],
  [
    'asking for a confirmation, next to forms and what is done in several steps',
    /<DialogActions[^]*'app\.cancel'/,
    [
      'src/customRoutes/profile/ConfirmPassword.tsx',
      'src/customRoutes/profile/ScanApp.tsx',
      'src/engine/bulkAdd/view/ImportDialog.tsx',
      'src/engine/form/ConflictDialog.tsx',
      'src/engine/form/standalone/FormDialog.tsx',
      'src/resources/migrations/NewMigrationDialog.tsx',
      'src/resources/notifications/compose/ComposeDialog.tsx',
      'src/resources/students/merge/MergeForm.tsx',
      'src/ui/ConfirmDialog.tsx',
    ],
  ],
  ['a list of names and values side by side', /component="dt"/, ['src/ui/DescriptionList.tsx']],
])('there is one way of %s', (_, pattern, files) => {
  expect(
    modules
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(files);
});

test('forms take schemas from their noun’s rows, because the built contract of all nouns has none', () => {
  const wrong = modules
    .filter(({ file }) => !file.startsWith('src/contract/'))
    .flatMap(({ file, text }) => {
      const nouns = [...text.matchAll(/import \{([^}]*)\} from '[^']*\/contract\/(?!index)[^']*'/g)].map(
        ([, names]) => names!,
      );
      return [...text.matchAll(/schema: (\w+)(?:\.\w+)*\.body\b|\b(\w+)(?:\.\w+)*\.body!\.validate/g)]
        .filter(([, ofForm, validated]) => !nouns.some(names => names.includes((ofForm ?? validated)!)))
        .map(([schema]) => `${file}: ${schema}`);
    });
  expect(wrong).toEqual([]);
});
