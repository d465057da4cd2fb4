import type { Database } from '../../database/open.ts';
import type { Finding } from './Finding.ts';

const warnSeconds = 2;
const failSeconds = 60;

/** How far this machine's clock and the database's are apart. */
export async function checkClock(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  clock: () => Date,
): Promise<Finding> {
  const name = 'Clock';
  const sent = clock().getTime();
  const { rows } = await pool.query<{ ms: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
  );
  const received = clock().getTime();
  if (kind === 'pglite')
    return { name, state: 'ok', text: 'The embedded database uses the clock of this machine.' };
  // The database read its clock at some moment between the two: only what lies outside is a difference.
  const seconds = Math.max(sent - rows[0]!.ms, rows[0]!.ms - received, 0) / 1000;
  const text = `The clocks of this machine and of the database differ by ${seconds.toFixed(1)} seconds`;
  if (seconds <= warnSeconds) return { name, state: 'ok', text: `${text}.` };
  return {
    name,
    state: seconds > failSeconds ? 'failed' : 'warning',
    text: `${text}: synchronize both with an NTP time server.`,
  };
}
