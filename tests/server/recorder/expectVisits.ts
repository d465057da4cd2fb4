import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Queryable } from '../../../server/database/open.ts';
import { visitDays } from '../../../server/database/schema/index.ts';
import { hourFigures } from '../../../server/recorder/visits/hourFigures.ts';
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
  for (const { studyDate, hourVisitors, hourSeconds, ...row } of counted) {
    const [figures] = await visitFigures(db, { groupId, studyClock, now }, [
      { since: studyDate, until: studyDate },
    ]);
    expect({ studyDate, ...row }).toEqual({ groupId, studyDate, ...figures });
    const [hours] = await hourFigures(db, { groupId, studyClock, now }, [studyDate]);
    expect({ visitors: hourVisitors, seconds: hourSeconds }).toEqual(hours);
  }
  return counted.map(({ studyDate }) => studyDate);
}
