import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import type { Finding } from './Finding.ts';

/** Whether the academies that `ACADEMY_HOSTS` names are there, and the plans of subscriptions in `PLANS_FILE`. */
export async function checkAcademies(
  { academyHosts, plans }: Pick<Config, 'academyHosts' | 'plans'>,
  { pool }: Pick<Database, 'pool'>,
): Promise<Finding> {
  const name = 'Academies';
  const { rows: tables } = await pool.query<{ known: boolean }>(
    `SELECT to_regclass('subscriptions') IS NOT NULL AS known`,
  );
  if (tables[0]?.known !== true) return { name, state: 'ok', text: 'There are none yet.' };
  const { rows: gone } = await pool.query<{ plan: string; count: number }>(
    'SELECT plan, count(*)::int AS count FROM subscriptions WHERE NOT plan = ANY($1) GROUP BY plan ORDER BY plan',
    [plans.map(({ id }) => id)],
  );
  const { rows: found } = await pool.query<{ group_id: string }>(
    'SELECT group_id FROM groups WHERE group_id = ANY($1)',
    [academyHosts.map(({ groupId }) => groupId)],
  );
  const known = new Set(found.map(({ group_id: groupId }) => groupId));
  const warnings = [
    ...gone.map(
      ({ plan, count }) =>
        `the plan ${plan} of ${count} academies is not in PLANS_FILE, so that they have the caps and features of the free one: add it again, or give them another plan`,
    ),
    ...academyHosts
      .filter(({ groupId }) => !known.has(groupId))
      .map(({ host, groupId }) => `ACADEMY_HOSTS has ${host} for ${groupId}, which is no academy`),
  ];
  return warnings.length === 0
    ? { name, state: 'ok', text: 'Their plans and hosts are known.' }
    : { name, state: 'warning', text: `${warnings.join('; ')}.` };
}
