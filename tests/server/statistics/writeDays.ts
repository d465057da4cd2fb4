import { sql } from 'drizzle-orm';
import { newId } from '../../../server/database/newId.ts';
import type { Database } from '../../../server/database/open.ts';
import { groupDays, studentDays } from '../../../server/database/schema/index.ts';
import { insertStudentMonths } from '../../../server/recorder/insertStudentMonths.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';

const hour = 3_600;

/**
 * Writes study days of students behind the server's back, a letter each with yesterday first: `S` for 3 of 2 hours, `B` for 1 of
 * 2 hours, `A` for a day without an entry. With the roll-ups that the recorder would have written.
 */
export async function writeDays(
  { orm }: Pick<Database, 'orm'>,
  groupId: string,
  today: string,
  days: Record<string, string>,
): Promise<void> {
  const rows = Object.entries(days).flatMap(([customerId, letters]) =>
    [...letters].flatMap((letter, index) => {
      if (letter === 'A') return [];
      const studyDate = shiftDate(today, -1 - index);
      const enteredAt = new Date(`${studyDate}T10:00:00+09:00`);
      const seconds = letter === 'S' ? 3 * hour : hour;
      return [
        {
          groupId,
          studyDate,
          customerId,
          userStudyId: newId(enteredAt),
          totalSeconds: seconds,
          premiumSeconds: seconds,
          targetSeconds: 2 * hour,
          firstEnteredAt: enteredAt,
          lastExitedAt: new Date(enteredAt.getTime() + seconds * 1_000),
          visitCount: 1,
        },
      ];
    }),
  );
  await orm.insert(studentDays).values(rows);
  const ofGroup = sql`group_id = ${groupId}`;
  await orm.execute(sql`delete from student_months where ${ofGroup}`);
  await orm.execute(insertStudentMonths(ofGroup));
  const dates = [...new Set(rows.map(({ studyDate }) => studyDate))];
  await orm
    .insert(groupDays)
    .values(
      dates.map(studyDate => {
        const count = rows.filter(row => row.studyDate === studyDate).length;
        return { groupId, studyDate, presentCount: count, visitCount: count };
      }),
    )
    .onConflictDoNothing();
}
