import { eq } from 'drizzle-orm';
import type { Call } from '../../../src/contract/call.ts';
import type { CallName } from '../../../src/contract/index.ts';
import type { Database } from '../../database/open.ts';
import { groups } from '../../database/schema/index.ts';
import type { CurrentUser } from '../../core/currentUser.ts';
import { expectedDayColumns } from '../../core/expectedDayColumns.ts';
import { studyClockColumns, studyClockOf } from '../../core/studyClockOf.ts';
import { asManager } from './asManager.ts';

/** Calls that viewers make as themselves: a super administrator who views an academy, and who views a manager's console. */
const own: readonly CallName[] = ['session.me', 'session.signIns', 'session.image'];
/** What is personal to a manager stays theirs: who views their console has their own bell and saved filters there. */
const ownOfColleagues: readonly CallName[] = [
  ...own,
  'session.alerts',
  'savedViews.list',
  'managers.endViewAs',
];

/**
 * The user as whom a call is made. A super administrator who views an academy sees what its owner sees, and who views a
 * manager's console what that manager sees; their own calls, and what is open to everyone, they make as themselves.
 */
export async function impersonate(
  database: Pick<Database, 'orm'>,
  person: CurrentUser | null,
  name: CallName,
  { access }: Pick<Call, 'access'>,
): Promise<CurrentUser | null> {
  if (person === null || access === 'everyone') return person;
  if (person.role === 'SUPER_ADMIN')
    return access === 'superAdmin' || own.includes(name) ? person : asOwner(database, person);
  return ownOfColleagues.includes(name) ? person : asManager(database, person);
}

async function asOwner({ orm }: Pick<Database, 'orm'>, person: CurrentUser): Promise<CurrentUser> {
  const groupId = person.viewingGroupId;
  if (!groupId) return person;
  const [group] = await orm
    .select({ ...studyClockColumns, ...expectedDayColumns })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  if (group === undefined) return person;
  const { timeZone, studyDays, holidays } = group;
  return {
    ...person,
    timeZone,
    studyDays,
    holidays,
    studyClock: studyClockOf(group),
    groupId,
    role: 'OWNER',
    initialized: true,
    profileImageId: null,
  };
}
