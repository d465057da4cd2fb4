import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Closing } from '../../../src/domain/entities/closing.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { academyExports, groups } from '../../database/schema/index.ts';

/** Exports of the academy that can be, or will be, downloaded. */
export const currentExports = ({ session, now }: Pick<Context, 'session' | 'now'>) =>
  and(
    eq(academyExports.groupId, session.groupId),
    or(isNull(academyExports.expiresAt), gt(academyExports.expiresAt, now)),
  );

/** Whether the caller's academy is being closed, and its latest export. */
export async function readClosing(context: Pick<Context, 'db' | 'session' | 'now'>): Promise<Closing> {
  const { db, session } = context;
  const [group] = await db
    .select({ closesAt: groups.closesAt })
    .from(groups)
    .where(eq(groups.groupId, session.groupId));
  const { state, requestedAt, expiresAt, bytes } = academyExports;
  const [latest] = await db
    .select({ state, requestedAt, expiresAt, bytes })
    .from(academyExports)
    .where(currentExports(context))
    .orderBy(desc(requestedAt))
    .limit(1);
  const iso = (at: Date | null) => at && isoInZone(at, session.timeZone);
  return {
    closesAt: iso(found(group).closesAt),
    export: latest
      ? { ...latest, requestedAt: iso(latest.requestedAt)!, expiresAt: iso(latest.expiresAt) }
      : null,
  };
}
