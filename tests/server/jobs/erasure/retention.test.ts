import { readFileSync } from 'node:fs';
import { subMonths } from 'date-fns';
import snakeCase from 'lodash/snakeCase.js';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import * as schema from '../../../../server/database/schema/index.ts';
import type { Orm } from '../../../../server/database/open.ts';
import { daysBefore } from '../../../../server/jobs/erasure/daysBefore.ts';
import { deleteExpired } from '../../../../server/jobs/erasure/deleteExpired.ts';
import { openTestDatabase } from '../../../support/openTestDatabase.ts';

const opened = openTestDatabase();
const guide = readFileSync('docs/operations.md', 'utf8');
const now = new Date('2028-03-31T12:00:00Z');

/** For each table what its rows are deleted by and after, and how docs/operations.md says that. */
const periods = [
  ['mails', 'created_at', { days: 30 }, '30 unless set'],
  ['suppressed_addresses', 'suppressed_at', { days: 365 }, '365 days'],
  ['notifications', 'created_at', { months: 12 }, '12 months'],
  ['academy_exports', 'expires_at', {}, '7 days'],
  ['webhook_deliveries', 'created_at', { days: 30 }, '30 days'],
  ['report_links', 'created_at', { days: 365 }, '365 days'],
  ['attention_marks', 'handled_at', { days: 366 }, '366 days'],
  ['batches', 'created_at', { days: 90 }, '90 days'],
  ['audits', 'occurred_at', { days: 730 }, '730 unless set'],
  ['inquiries', 'created_at', { months: 12 }, '12 months'],
  ['known_browsers', 'seen_at', { days: 180 }, '180 days'],
  ['verifications', 'expires_at', { days: 30 }, '30 days after they were used or ended'],
  ['verifications', 'used_at', { days: 30 }, '30 days after they were used or ended'],
  ['room_passwords', 'expires_at', { days: 30 }, '30 days after they were used or ended'],
  ['sessions', 'expires_at', {}, '7 days without use, 30 in any case'],
  ['room_events', 'received_at', { days: 3 }, '3 days'],
  ['idempotency', 'created_at', { days: 2 }, '2 days'],
  ['rate_limits', 'started_at', { days: 1 }, '1 day'],
] as const;

/** The columns of a table's key; a table's rows are deleted by it. */
function keyOf(name: string) {
  const table = Object.values(schema).find(each => is(each, PgTable) && getTableConfig(each).name === name);
  return getTableConfig(table as PgTable).primaryKeys[0]!.columns.map(each => snakeCase(each.name));
}

/** Which of two rows of a table are left: one whose period ends now, and one whose has just ended. */
async function leftOf(table: string, column: string, period: { days?: number; months?: number }) {
  const key = keyOf(table);
  const { days = 0, months = 0 } = period;
  const since = daysBefore(subMonths(now, months), days);
  const over = new Date(since.getTime() - 1);
  let left: unknown[] = [];
  const rollBack = new Error('rolled back');
  const run = opened.orm.transaction(async tx => {
    // In place of the real one, without its constraints.
    await tx.execute(sql.raw(`create temp table ${table} as select * from ${table} with no data`));
    for (const each of key)
      await tx.execute(sql.raw(`alter table ${table} drop column ${each}, add column ${each} text`));
    const columns = sql.raw([column, ...key].join(', '));
    for (const [name, at] of Object.entries({ kept: since, over })) {
      const values = [at.toISOString(), ...key.map(() => name)].map(each => sql`${each}`);
      await tx.execute(sql`insert into ${sql.raw(table)} (${columns}) values (${sql.join(values, sql`, `)})`);
    }
    await deleteExpired(tx as unknown as Orm, readConfig({}), now);
    const { rows } = await tx.execute(sql.raw(`select ${key[0]} as name from ${table}`));
    left = rows.map(({ name }) => name);
    throw rollBack;
  });
  await expect(run).rejects.toBe(rollBack);
  return left;
}

test.each(periods)(
  'rows of %s are deleted by %s, when docs/operations.md says so',
  async (table, column, period, said) => {
    const rows = guide.split('\n').filter(line => line.split('|')[2]?.includes(`\`${table}\``));
    expect(rows.some(row => row.split('|')[3]!.includes(said))).toBe(true);
    expect(await leftOf(table, column, period)).toEqual(['kept']);
  },
);
