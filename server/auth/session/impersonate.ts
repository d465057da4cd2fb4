import { eq } from 'drizzle-orm';
import type { Call } from '../../../src/contract/call.ts';
import type { CallName } from '../../../src/contract/index.ts';
import type { Database } from '../../database/open.ts';
import { groups } from '../../database/schema/index.ts';
import type { CurrentUser } from '../../core/currentUser.ts';
import { studyClockColumns, studyClockOf } from '../../core/studyClockOf.ts';

/** Calls that a super administrator makes as themselves while viewing an academy. */
const own: readonly CallName[] = ['session.me', 'session.signIns', 'session.image'];

/**
 * The user as whom a call is made. A super administrator who views an academy sees what its owner sees; their own
 * calls, and what is open to everyone, they make as themselves.
 */
export async function impersonate(
  { orm }: Pick<Database, 'orm'>,
  person: CurrentUser | null,
  name: CallName,
  { access }: Pick<Call, 'access'>,
): Promise<CurrentUser | null> {
  const groupId = person?.viewingGroupId;
  if (!groupId || person.role !== 'SUPER_ADMIN') return person;
  if (access === 'superAdmin' || access === 'everyone' || own.includes(name)) return person;
  const [group] = await orm
    .select({ ...studyClockColumns, studyDays: groups.studyDays })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  if (group === undefined) return person;
  const { timeZone, studyDays } = group;
  return {
    ...person,
    timeZone,
    studyDays,
    studyClock: studyClockOf(group),
    groupId,
    role: 'OWNER',
    initialized: true,
    profileImageId: null,
  };
}
