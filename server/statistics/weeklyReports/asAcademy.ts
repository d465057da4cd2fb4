import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../core/currentUser.ts';
import { found } from '../../core/problem.ts';
import { expectedDayColumns } from '../../core/expectedDayColumns.ts';
import { studyClockColumns, studyClockOf } from '../../core/studyClockOf.ts';
import type { Queryable } from '../../database/open.ts';
import { groups } from '../../database/schema/index.ts';

/**
 * An academy as the caller of its own figures, where no user asks: in jobs, and on pages that are read without signing in.
 *
 * @throws ProblemError NOT_FOUND for an unknown academy
 */
export async function asAcademy(db: Queryable, groupId: string): Promise<CurrentUser> {
  const [row] = await db
    .select({ ...studyClockColumns, name: groups.name, ...expectedDayColumns })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  const { name, timeZone, studyDays, holidays } = found(row);
  return {
    groupId,
    homeGroupId: groupId,
    customerId: '',
    userId: '',
    sessionId: '',
    role: 'OWNER',
    permissions: [],
    isClosing: false,
    name,
    email: '',
    timeZone,
    studyClock: studyClockOf(found(row)),
    studyDays,
    holidays,
    initialized: true,
    profileImageId: null,
    requiresTwoFactor: false,
    hasTwoFactor: false,
    viewingGroupId: null,
    viewingCustomerId: null,
    viewer: null,
  };
}
