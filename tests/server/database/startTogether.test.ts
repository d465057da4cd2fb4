import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import journal from '../../../server/database/migrations/meta/_journal.json' with { type: 'json' };
import { openDatabase } from '../../../server/database/open.ts';
import { databaseUrl } from '../../support/database/databaseUrl.ts';

const provided = inject('database');

test.runIf(provided.kind === 'postgres' && provided.nodes === undefined)(
  'of processes that start together on an empty database one migrates it, and all can work on it',
  async () => {
    if (provided.kind !== 'postgres') return;
    const name = provided.prefix + randomBytes(6).toString('hex');
    const admin = new pg.Client({ connectionString: provided.server });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    const url = databaseUrl(provided.server, name);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
    const { rows } = await first!.pool.query<{ at: number }>(
      'SELECT created_at AS at FROM drizzle.__drizzle_migrations ORDER BY at',
    );
    expect(rows.map(({ at }) => at)).toEqual(
      journal.entries.map(({ when }) => when).toSorted((a, b) => a - b),
    );
    for (const { pool } of [first!, ...others])
      expect((await pool.query('SELECT FROM groups')).rowCount).toBe(0);
    await Promise.all([first!, ...others].map(database => database.close()));
  },
);
