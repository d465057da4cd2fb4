import { eq } from 'drizzle-orm';
import type { Queryable } from '../../server/database/open.ts';
import { groups } from '../../server/database/schema/index.ts';
import type { StudyClock } from '../../src/domain/studyClock.ts';

/** A study clock as the columns of `groups` keep it. */
export const clockColumns = ({ zone: timeZone, dayStartsAt, former: formerClocks }: StudyClock) => ({
  timeZone,
  dayStartsAt,
  formerClocks,
});

/** Gives an academy a study clock behind the server's back. */
export const setStudyClock = (db: Queryable, groupId: string, clock: StudyClock) =>
  db.update(groups).set(clockColumns(clock)).where(eq(groups.groupId, groupId));
