import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createAdmin } from '../../../server/commands/createAdmin/createAdmin.ts';
import { keyFile } from '../../../server/database/keyFile.ts';
import { customers } from '../../../server/database/schema/index.ts';
import { urlOf } from '../../support/database/cutConnections.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { ofProcess } from '../../support/programs/ofProcess.ts';
import { startProgram } from '../../support/programs/startProgram.ts';
import { temporaryFolder } from '../../support/programs/temporaryFolder.ts';
import { columnHashes } from '../../support/storedDatabase/columnHashes.ts';

const provided = inject('database');
const onPostgres = test.runIf(provided.kind === 'postgres' && provided.nodes === undefined);
const now = new Date('2026-03-02T05:00:00.123Z');
const email = 'admin@operator.example';

/** A PostgreSQL that nothing else uses. */
async function open() {
  const database = await newDatabase();
  onTestFinished(() => database.close());
  return { database, env: { DATABASE_URL: urlOf(database) } };
}
/** A PostgreSQL with an administrator who has a second factor. */
async function filled() {
  const opened = await open();
  const { orm } = opened.database;
  await createAdmin(orm, { email, name: '김운영', password: 'studyroom1' }, { now, timeZone: 'Asia/Seoul' });
  await orm.update(customers).set({ twoFactorSecret: 'a secret', twoFactorConfirmedAt: now });
  return opened;
}
async function run(name: string, args: string[], env: Record<string, string>, cwd = temporaryFolder()) {
  const program = await startProgram(name, { cwd, args, env });
  expect([await program.ended, program.written()]).toEqual([0, expect.any(String)]);
  return program.written();
}

onPostgres(
  'the backup program moves a PostgreSQL into an embedded database, and that one with its key into a PostgreSQL',
  ofProcess,
  async () => {
    const source = await filled();
    const cwd = temporaryFolder();
    const embedded = { DATA_DIR: path.join(cwd, 'data') };
    const restored = /^Restored \d+ rows\. 0 emails will be sent once the server runs\.\n/;
    expect(await run('backup', ['backup', 'a.ndjson.gz'], source.env, cwd)).toBe(
      'The backup was written to a.ndjson.gz.\n',
    );
    expect(await run('backup', ['restore', 'a.ndjson.gz'], embedded, cwd)).toMatch(restored);
    keyFile(embedded.DATA_DIR);
    expect(await run('backup', ['backup', 'b.ndjson.gz'], embedded, cwd)).toBe(
      'The backup was written to b.ndjson.gz.\nNext to it, in b.ndjson.gz.files: secret.key.\n',
    );
    expect(existsSync(path.join(cwd, 'b.ndjson.gz.unfinished'))).toBe(false);
    const target = await open();
    const written = await run('backup', ['restore', 'b.ndjson.gz'], target.env, cwd);
    expect(written).toMatch(restored);
    expect(written).toContain(
      `Set SECRET_KEY to what is in ${path.join(cwd, 'b.ndjson.gz.files/secret.key')}.`,
    );
    expect(await columnHashes(target.database.pool)).toEqual(await columnHashes(source.database.pool));
  },
);

onPostgres('a program turns off the two-factor authentication of an email', ofProcess, async () => {
  const { database, env } = await filled();
  expect(await run('resetSecondFactor', ['--email', email], env)).toBe(
    `Two-factor authentication was turned off for ${email}, who has been signed out everywhere.\n`,
  );
  const [account] = await database.orm.select().from(customers);
  expect(account).toMatchObject({ twoFactorSecret: null, twoFactorConfirmedAt: null });
});

onPostgres('a program rebuilds the roll-ups of every academy', ofProcess, async () => {
  const { database, env } = await filled();
  const months = async () => (await database.pool.query('SELECT FROM student_months')).rowCount;
  // A roll-up of nothing.
  await database.pool.query(
    `INSERT INTO student_months (group_id, customer_id, month, total_until, premium_until, target_until)
     SELECT group_id, customer_id, '2026-03-01', z, z, z FROM customers, (SELECT array_fill(0, ARRAY[31]) AS z) AS zeros`,
  );
  expect(await months()).toBe(1);
  const { PATH = '' } = process.env;
  const args = ['--import', 'tsx', 'scripts/rebuildRollUps.ts'];
  const written = execFileSync(process.execPath, args, { env: { PATH, ...env }, encoding: 'utf8' });
  expect(written).toBe('~system\n');
  expect(await months()).toBe(0);
});
