import { and, desc, eq } from 'drizzle-orm';
import { audits } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import { toAudit } from './read.ts';

const most = 200;

/** What was changed of one thing, newest first. */
export async function changesOf({ db, session }: Pick<Context, 'db' | 'session'>, targetId: string) {
  const rows = await db
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, session.groupId), eq(audits.targetId, targetId)))
    .orderBy(desc(audits.occurredAt))
    .limit(most);
  return { content: rows.map(row => toAudit(row, session.timeZone)) };
}
