import { desc } from 'drizzle-orm';
import { correctionsOf } from '../core/records/correctionsOf.ts';
import { isStudentDay } from '../core/records/isStudentDay.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { corrections, studentDays } from '../database/schema/index.ts';
import type { StudyWrite } from './studyWrite.ts';
import { targetSecondsOf } from './targetSecondsOf.ts';

interface Key extends Pick<StudyWrite, 'groupId' | 'now' | 'random'> {
  studyDate: string;
  customerId: string;
}

/**
 * A student's study day, on which there may be nothing of them yet, locked until the end of the transaction. Its version
 * is one more than its attendance has been corrected; `correctedAt` is the time of a correction that is made now, which
 * is later than those of all before it.
 */
export async function lockDay(
  db: Queryable,
  { groupId, now, random, studyDate, customerId }: Key,
): Promise<{ day: typeof studentDays.$inferSelect; version: number; correctedAt: Date }> {
  const targets = await targetSecondsOf(db, groupId, [customerId]);
  await db
    .insert(studentDays)
    .values({
      groupId,
      studyDate,
      customerId,
      userStudyId: newId(now, random),
      targetSeconds: targets.get(customerId)!,
    })
    .onConflictDoNothing();
  const [day] = await db
    .select()
    .from(studentDays)
    .where(isStudentDay({ groupId, studyDate, customerId }))
    .for('update');
  const made = await db
    .select({ correctedAt: corrections.correctedAt })
    .from(corrections)
    .where(correctionsOf({ groupId, customerId, kind: 'ATTENDANCE', on: studyDate }))
    .orderBy(desc(corrections.correctedAt));
  const last = made[0]?.correctedAt.getTime() ?? 0;
  return { day: day!, version: made.length + 1, correctedAt: new Date(Math.max(now.getTime(), last + 1)) };
}
