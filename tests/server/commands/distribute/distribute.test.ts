import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../../../support/database/databaseUrl.ts';
import { ofProcess } from '../../../support/programs/ofProcess.ts';
import { startProgram } from '../../../support/programs/startProgram.ts';
import { temporaryFolder } from '../../../support/programs/temporaryFolder.ts';

const provided = inject('database');
const withoutCitus = provided.kind === 'postgres' && provided.nodes === undefined;

/** A PostgreSQL database that holds nothing yet, and the names of the schemas and tables that it has got. */
async function emptyDatabase() {
  const { server, prefix } = provided as { server: string; prefix: string };
  const name = `${prefix}distribute`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  onTestFinished(() => admin.end());
  // What an attempt before has left.
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  const url = databaseUrl(server, name);
  return {
    url,
    async made() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ name: string }>(
        `SELECT nspname AS name FROM pg_namespace WHERE nspname NOT IN ('public', 'information_schema') AND nspname !~ '^pg_'
          UNION ALL SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
      );
      await client.end();
      return rows.map(row => row.name);
    },
  };
}

test.runIf(withoutCitus)(
  'a PostgreSQL without Citus is refused in one sentence, and nothing is changed in it',
  ofProcess,
  async () => {
    const { url, made } = await emptyDatabase();
    const run = async (args: string[]) => {
      const program = await startProgram('distribute', {
        cwd: temporaryFolder(),
        args,
        env: { DATABASE_URL: url },
      });
      return [await program.ended, program.written()];
    };
    const refused = [
      1,
      expect.stringMatching(/^The database has no Citus\. .*run CREATE EXTENSION citus.*\n$/),
    ];
    const [tried, planned] = await Promise.all([run([]), run(['--dry-run'])]);
    expect([tried, planned]).toEqual([refused, refused]);
    expect(await made()).toEqual([]);
    expect(await run(['--now'])).toEqual([1, expect.stringMatching(/^distribute\.mjs \[--dry-run\], .*\n$/)]);
  },
);
