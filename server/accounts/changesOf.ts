import { and, desc, eq } from 'drizzle-orm';
import { inIds } from '../database/inIds.ts';
import { audits, customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { toAudit } from '../core/toAudit.ts';

const most = 200;

/** What was changed of one thing, newest first. */
export async function changesOf({ db, session }: Pick<Context, 'db' | 'session'>, targetId: string) {
  const rows = await db
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, session.groupId), eq(audits.targetId, targetId)))
    .orderBy(desc(audits.occurredAt))
    .limit(most);
  const names = await managerNames(db, session.groupId, rows);
  const named = (values: Values) => {
    if (!values || !('managerId' in values)) return values;
    const { managerId, ...rest } = values;
    return { ...rest, managerName: names.get(String(managerId)) ?? null };
  };
  return {
    content: rows.map(row =>
      toAudit({ ...row, before: named(row.before), after: named(row.after) }, session.timeZone),
    ),
  };
}

type Values = (typeof audits.$inferSelect)['before'];

/** The managers whom the records speak of, by id: people know each other by name. */
async function managerNames(
  db: Context['db'],
  groupId: string,
  rows: (typeof audits.$inferSelect)[],
): Promise<Map<string, string>> {
  const ids = rows
    .flatMap(({ before, after }) => [before?.managerId, after?.managerId])
    .filter(id => typeof id === 'string');
  if (ids.length === 0) return new Map();
  const managers = await db
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), inIds(customers.customerId, ids)));
  return new Map(managers.map(({ customerId, name }) => [customerId, name]));
}
