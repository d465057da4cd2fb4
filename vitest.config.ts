import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './tests/support/database/findPostgres.ts';
import { sourcePackages } from './tests/support/sourcePackages.ts';

/** A zone that is neither Seoul's nor UTC, so that nothing passes because of the machine's zone. */
process.env.TZ = 'America/St_Johns';

// What tests leave in the temporary folder is gone after the run. Projects read this file again. PostgreSQL is another user.
if (process.env.TEST_TMPDIR === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-vitest-'));
  chmodSync(folder, 0o755);
  Object.assign(process.env, { TMPDIR: folder, TEST_TMPDIR: folder });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || findPostgres() !== null;
if (!hasPostgres)
  process.stdout.write(
    'PostgreSQL is not installed here, so that the server is tested on the embedded database alone.\n' +
      'Install it, or name a server in TEST_DATABASE_URL, to test on both.\n',
  );
const hasCitus = process.env.TEST_CITUS_URL !== undefined;
const server = {
  include: ['tests/server/**/*.test.ts'],
  setupFiles: ['tests/support/noise.ts', 'tests/support/random.ts'],
};
/** They start processes of their own, which have the embedded database. */
const ofProcesses = [
  'tests/server/commands/start/{describeReach,describeStart,doctor,envFile,nodeEnv}.test.ts',
];
/**
 * What writes or reads in a way of its own is tested on both databases. Where PostgreSQL is, it alone runs the other
 * rules: the embedded one is what the screens and the browser tests use.
 */
const ofBoth = [
  'tests/server/{commands,core,database,events,jobs,upgrade}/**/*.test.ts',
  'tests/server/recorder/{publishAfterCommit,recorder}.test.ts',
];
/** What takes long and knows nothing of the database: its files run on the embedded one alone. */
const ofEmbedded = ['tests/server/conformance/*.test.ts', 'tests/server/webhooks/samples.test.ts'];
/** Rules that know nothing of the database, in folders of {@link ofBoth}, or that have both at once. */
const ofEither = [
  'tests/server/commands/backup/**',
  'tests/server/jobs/erasure/**',
  'tests/server/commands/start/{cutOff,failures,stop}.test.ts',
];
/** What is decided once, when the modules load: it needs modules of its own. */
const ofItsOwn = ['tests/server/content/addedLanguage.test.ts'];
/** What the screens' packages are bundled from; theirs must be the same React. */
const bundled = [
  ...sourcePackages(),
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@testing-library/react',
  '@testing-library/user-event',
];

export default defineConfig({
  plugins: [react()],
  cacheDir: '.cache/vite',
  test: {
    // Files share a worker's modules and its database: tests keep to an academy of their own instead.
    isolate: false,
    // A worker waits a third of its time, for PostgreSQL or for what a person would wait for.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // What passes only at its second attempt is listed as flaky at the end of the run (scripts/test.mjs).
    retry: 1,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/{architecture,contract,dataProvider,domain,engine,i18n,landing,openapi}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          setupFiles: ['tests/support/noise.ts', 'tests/support/random.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-pglite',
          include: hasPostgres ? [...ofBoth, ...ofEmbedded] : server.include,
          exclude: hasPostgres ? ofEither : ofItsOwn,
          globalSetup: 'tests/support/database/pgliteSetup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-own-modules',
          include: ofItsOwn,
          isolate: true,
          globalSetup: 'tests/support/database/pgliteSetup.ts',
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                ...server,
                name: 'server-postgres',
                exclude: [...ofProcesses, ...ofItsOwn],
                globalSetup: 'tests/support/database/postgresSetup.ts',
              },
            },
          ]
        : []),
      ...(hasCitus
        ? [
            {
              extends: true as const,
              test: {
                ...server,
                name: 'server-citus',
                exclude: [...ofProcesses, ...ofItsOwn],
                globalSetup: 'tests/support/database/citusSetup.ts',
              },
            },
          ]
        : []),
      {
        extends: true,
        resolve: {
          conditions: ['module-sync', 'module', 'node', 'development'],
          // Bundled from its other form, its contexts are in a part that all share; from this one they would be twice.
          alias: {
            'react-hook-form': path.resolve('node_modules/react-hook-form/dist/index.cjs.js'),
            '@mui/styled-engine': path.resolve('tests/support/unstyledEngine.ts'),
          },
        },
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          // Screens make and drop many small objects: with more room, fewer of them are copied before they are dropped.
          execArgv: ['--max-semi-space-size=64'],
          environment: './tests/support/browserEnvironment.ts',
          setupFiles: ['tests/support/noise.ts', 'tests/support/random.ts', 'tests/support/screens.ts'],
          globalSetup: 'tests/support/database/pgliteSetup.ts',
          deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
        },
      },
    ],
  },
});
