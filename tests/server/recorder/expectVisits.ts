import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Queryable } from '../../../server/database/open.ts';
import { visitDays } from '../../../server/database/schema/index.ts';
import { visitFigures } from '../../../server/recorder/visits/visitFigures.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';

/** Compares what was counted of an academy's visits with the stays. Returns the days that were counted. */
export async function expectVisits(
  db: Queryable,
  { groupId, studyClock, now }: { groupId: string; studyClock: StudyClock; now: Date },
): Promise<string[]> {
  const counted = await db
    .select()
    .from(visitDays)
    .where(eq(visitDays.groupId, groupId))
    .orderBy(asc(visitDays.studyDate));
  for (const { studyDate, ...row } of counted) {
    const [figures] = await visitFigures(db, { groupId, studyClock, now }, [
      { since: studyDate, until: studyDate },
    ]);
    expect({ studyDate, ...row }).toEqual({ groupId, studyDate, ...figures });
  }
  return counted.map(({ studyDate }) => studyDate);
}
