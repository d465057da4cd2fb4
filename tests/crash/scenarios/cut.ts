import pg from 'pg';
import { disturb } from '../support/disturb.ts';
import type { Scenario } from '../support/scenario.ts';

export const scenario: Scenario = {
  about:
    'all connections to PostgreSQL are cut under load: the process lives on, and answers 503 at the worst',
  times: 20,
  run: disturb(async ({ url }) => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    await admin.end();
  }),
};
