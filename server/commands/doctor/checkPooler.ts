import type { Config } from '../../config/config.ts';
import { isSameDatabase } from '../../database/isSameDatabase.ts';
import type { Database } from '../../database/open.ts';
import { openDirect } from '../../database/openDirect.ts';
import { limitedSettings } from '../../database/sessionSettings.ts';
import type { Finding } from './Finding.ts';

/** Whether DATABASE_DIRECT_URL leads past the pooler to the same database, whose connections have the server's settings. */
export async function checkPooler(
  { databaseDirectUrl }: Pick<Config, 'databaseDirectUrl'>,
  { pool }: Pick<Database, 'pool'>,
): Promise<Finding> {
  const name = 'Pooler';
  if (databaseDirectUrl === undefined)
    return { name, state: 'ok', text: 'DATABASE_URL is used without a pooler.' };
  const isSame = await openDirect(databaseDirectUrl, direct => isSameDatabase(pool, direct));
  if (!isSame)
    return {
      name,
      state: 'failed',
      text: 'DATABASE_DIRECT_URL leads to another database than DATABASE_URL. Correct one of them.',
    };
  const { rows } = await pool.query<{ name: string }>(
    `SELECT wanted.key AS name FROM json_each_text($1) AS wanted
      WHERE current_setting(wanted.key) IS DISTINCT FROM wanted.value`,
    [JSON.stringify(limitedSettings)],
  );
  if (rows.length === 0)
    return { name, state: 'ok', text: 'DATABASE_DIRECT_URL leads past the pooler to the same database.' };
  return {
    name,
    state: 'warning',
    text: `Connections of the pooler lack the server's settings (${rows.map(row => row.name).join(', ')}). The server stores them when it starts; then let the pooler reconnect (RECONNECT), and restart the server.`,
  };
}
