import { readFileSync, readdirSync } from 'node:fs';
import { expect, inject, onTestFinished, test } from 'vitest';
import pg from 'pg';
import { checkClock } from '../../../../server/commands/doctor/checkClock.ts';
import { checkDatabase } from '../../../../server/commands/doctor/checkDatabase.ts';
import { checkDisk } from '../../../../server/commands/doctor/checkDisk.ts';
import { checkSchema } from '../../../../server/commands/doctor/checkSchema.ts';
import { checkVersions } from '../../../../server/commands/doctor/checkVersions.ts';
import { examine } from '../../../../server/commands/doctor/examine.ts';
import { urlOf } from '../../../support/database/cutConnections.ts';
import { databaseUrl } from '../../../support/database/databaseUrl.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';
import { temporaryFolder } from '../../../support/programs/temporaryFolder.ts';

const provided = inject('database');
const onPostgres = test.runIf(provided.kind === 'postgres');
const open = async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  return database;
};
const at = (seconds: number) => () => new Date(Date.now() + seconds * 1000);

test('the schema is up to date, has pending migrations, or is of a newer version', async () => {
  const database = await open();
  expect(await checkDatabase(database)).toMatchObject({ state: 'ok' });
  expect(await checkSchema(database)).toMatchObject({ state: 'ok', text: 'Up to date.' });
  const newest = '(SELECT max(created_at) FROM drizzle.__drizzle_migrations)';
  await database.pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = ${newest}`);
  expect(await checkSchema(database)).toMatchObject({
    state: 'warning',
    text: expect.stringMatching(/^Pending migrations: 1\./),
  });
  await database.pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('unknown', $1)`,
    [Date.UTC(2099, 0, 1)],
  );
  expect(await checkSchema(database)).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('by a newer version of this server'),
  });
});

onPostgres('clocks that differ warn beyond 2 seconds and fail beyond 60, in either direction', async () => {
  const database = await open();
  const state = async (seconds: number) => (await checkClock(database, at(seconds))).state;
  expect(await state(0)).toBe('ok');
  for (const sign of [1, -1]) {
    expect(await state(sign * 30)).toBe('warning');
    expect(await state(sign * 90)).toBe('failed');
  }
});

test('a full disk warns below 1 GB and fails below 100 MB', async () => {
  const dataDir = temporaryFolder();
  const state = async (megabytes: number) =>
    (await checkDisk({ dataDir, databaseUrl: undefined }, async () => megabytes * 1_000_000)).state;
  expect([await state(2_000), await state(999), await state(99)]).toEqual(['ok', 'warning', 'failed']);
});

test('docs/operations.md lists every check', () => {
  const folder = 'server/commands/doctor';
  const names = readdirSync(folder)
    .filter(file => file.startsWith('check'))
    .map(file => /\bname(?: =|:) '([\w ]+)'/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1]);
  const table = readFileSync('docs/operations.md', 'utf8').split('| Check ')[1]!.split('\n\n')[0]!;
  const listed = [...table.matchAll(/^\| ([A-Z][\w ]*?) +\|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test('an old Node fails', () => {
  expect(checkVersions('20.18.3')).toMatchObject({ state: 'failed' });
  expect(checkVersions('18.20.0')).toMatchObject({ state: 'failed' });
  expect(checkVersions('20.19.0')).toMatchObject({ state: 'ok' });
  expect(checkVersions('22.0.0')).toMatchObject({ state: 'ok' });
});

test('an old PostgreSQL fails', async () => {
  const pool = { query: async () => ({ rows: [{ number: '140011', name: '14.11' }] }) };
  expect(await checkDatabase({ kind: 'postgres', pool: pool as never })).toMatchObject({
    state: 'failed',
    text: 'PostgreSQL 14.11 is too old. PostgreSQL 15 or newer is required.',
  });
});

test('PUBLIC_URL and TRUST_PROXY are doubted where they do not fit', async () => {
  const found = async (env: Record<string, string>) => {
    const findings = await examine({ DATA_DIR: temporaryFolder(), DEMO: '1', ...env }, at(0));
    const text = (name: string) => {
      const finding = findings.find(each => each.name === name)!;
      return `${finding.state}: ${finding.text}`;
    };
    return { address: text('Address'), proxy: text('Proxy') };
  };
  expect(await found({})).toEqual({
    address: 'ok: http://localhost:4000',
    proxy: 'ok: No proxy is trusted.',
  });
  expect((await found({ PUBLIC_URL: 'http://study.example' })).address).toMatch(/^warning: .*unencrypted/);
  expect((await found({ PUBLIC_URL: 'https://study.example/x' })).address).toMatch(/^warning: .*has a path/);
  expect((await found({ PUBLIC_URL: 'https://study.example' })).proxy).toMatch(/^warning: .*TRUST_PROXY=1/);
  expect((await found({ TRUST_PROXY: '1' })).proxy).toMatch(/^warning: TRUST_PROXY=1 without https/);
});

onPostgres('a PostgreSQL is examined as it is: an empty one stays empty', async () => {
  if (provided.kind !== 'postgres') return;
  const url = urlOf(await open());
  const states = async (DATABASE_URL: string) =>
    Object.fromEntries(
      (await examine({ DATABASE_URL }, at(0))).map(({ name, state, text }) => [name, `${state}: ${text}`]),
    );
  expect(await states(url)).toMatchObject({
    Database: expect.stringMatching(/^ok: PostgreSQL \d+.* answers\.$/),
    Schema: 'ok: Up to date.',
    Clock: expect.stringMatching(/^ok: .* differ by .* seconds\.$/),
    'Secret key': expect.stringMatching(/^warning: SECRET_KEY is not set/),
    Disk: expect.stringMatching(/^ok: DATA_DIR is not used/),
  });

  const name = `${provided.prefix}empty`;
  const admin = new pg.Client({ connectionString: provided.server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  const empty = databaseUrl(provided.server, name);
  for (let time = 0; time < 2; time++)
    expect(await states(empty)).toMatchObject({
      Schema: 'ok: Empty. The server creates its tables when it starts.',
      Demo: 'ok: Off.',
    });
});
