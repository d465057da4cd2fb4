import { datesOf, studyDateOf, studyDayBounds } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import { groupDays } from '../../database/schema/index.ts';
import type { SimulationState } from '../simulator/simulationState.ts';

/** Writes how many students an academy had on each study day of a period, which nothing else remembers. */
export async function writeStudentCounts(
  db: Queryable,
  { groupId, studyClock, students }: SimulationState,
  { since, until }: { since: Date; until: Date },
): Promise<void> {
  const dates = datesOf(studyDateOf(since, studyClock), studyDateOf(until, studyClock));
  const rows = dates.map(studyDate => {
    const { start, end } = studyDayBounds(studyDate, studyClock);
    const isMember = ({ joinedAt, leftAt }: SimulationState['students'][number]) =>
      joinedAt < end && (leftAt === null || leftAt > start);
    return { groupId, studyDate, studentCount: students.filter(isMember).length };
  });
  await db.insert(groupDays).values(rows).onConflictDoNothing();
}
