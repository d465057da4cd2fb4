import { groups } from '../../database/schema/index.ts';
import { studyClockColumns, studyClockOf } from '../../core/studyClockOf.ts';
import type { Work } from '../../core/work.ts';
import { countAcademyVisits } from './countAcademyVisits.ts';

/** Counts how every academy was visited on its last completed days, as far as that is not counted yet. */
export async function countVisits({
  database: { orm },
  clock,
}: Pick<Work, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const academies = await orm.select({ groupId: groups.groupId, ...studyClockColumns }).from(groups);
  for (const { groupId, ...columns } of academies)
    await countAcademyVisits(orm, { groupId, studyClock: studyClockOf(columns), now });
}
