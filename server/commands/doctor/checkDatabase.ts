import type { Database } from '../../database/open.ts';
import type { Finding } from './Finding.ts';

const oldest = 15;

/** Whether the version of the PostgreSQL is one that the server works with. */
export async function checkDatabase({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<Finding> {
  const { rows } = await pool.query<{ number: string; name: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  );
  const { number, name } = rows[0]!;
  const text = `${kind === 'pglite' ? 'Embedded PostgreSQL' : 'PostgreSQL'} ${name}`;
  if (Number(number) >= oldest * 10_000) return { name: 'Database', state: 'ok', text: `${text} answers.` };
  return {
    name: 'Database',
    state: 'failed',
    text: `${text} is too old. PostgreSQL ${oldest} or newer is required.`,
  };
}
