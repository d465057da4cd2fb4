import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import { holdsDemo } from '../../demo/seed.ts';
import { reachOf } from '../start/reachOf.ts';
import type { Finding } from './Finding.ts';

/** Whether others can reach the demo, whose passwords are public, or the demo is served as if it were none. */
export async function checkDemo(
  config: Pick<Config, 'demo' | 'host' | 'publicUrl'>,
  database: Database | null,
): Promise<Finding> {
  const name = 'Demo';
  if (!config.demo) {
    const tables = await database?.pool.query<{ made: boolean }>(
      `SELECT to_regclass('facts') IS NOT NULL AS made`,
    );
    if (database && tables?.rows[0]?.made === true && (await holdsDemo(database.orm)))
      return {
        name,
        state: 'failed',
        text: 'The database contains the demo, whose passwords are public. Use another database, or set DEMO=1.',
      };
    return { name, state: 'ok', text: 'Off.' };
  }
  const reasons = reachOf(config);
  if (reasons.length === 0) return { name, state: 'ok', text: 'On. Only this machine can reach it.' };
  return {
    name,
    state: 'warning',
    text: `Other machines can reach the demo, whose passwords are public: ${reasons.join(', and ')}. Set HOST=127.0.0.1 and a local PUBLIC_URL, or DEMO=0.`,
  };
}
