import { and, eq, exists, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import { firstSteps as steps, type FirstStep } from '../../src/domain/firstSteps.ts';
import { customers, groups, rooms } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';

/** Which of the first steps the academy has done. */
export async function firstSteps({ db, session }: Pick<Context, 'db' | 'session'>) {
  const { groupId } = session;
  const one = sql`1`;
  const hasPeople = (kind: 'MANAGER' | 'STUDENT') =>
    exists(
      db
        .select({ one })
        .from(customers)
        .where(and(eq(customers.groupId, groupId), eq(customers.kind, kind))),
    );
  const isDone: Record<FirstStep, SQL> = {
    LOGO: isNotNull(groups.logoImageId),
    SETTINGS: gt(groups.settingsVersion, 1),
    MANAGERS: hasPeople('MANAGER'),
    STUDENTS: hasPeople('STUDENT'),
    ROOM: exists(db.select({ one }).from(rooms).where(eq(rooms.groupId, groupId))),
  };
  const columns = Object.fromEntries(
    steps.map(step => [step, sql<boolean>`${isDone[step]}`.as(step)]),
  ) as Record<FirstStep, SQL.Aliased<boolean>>;
  const [row] = await db.select(columns).from(groups).where(eq(groups.groupId, groupId));
  const done = found(row);
  return { steps: steps.map(step => ({ step, isDone: done[step] })) };
}
