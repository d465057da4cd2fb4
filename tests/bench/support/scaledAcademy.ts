import { eq } from 'drizzle-orm';
import { defaultStudySettings } from '../../../server/academies/defaults.ts';
import { systemGroup } from '../../../server/core/inGroup.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import type { Database } from '../../../server/database/open.ts';
import { countVisitorWeeks } from '../../../server/recorder/visits/countVisitorWeeks.ts';
import { countAcademyVisits } from '../../../server/recorder/visits/countAcademyVisits.ts';
import { groups } from '../../../server/database/schema/index.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { insertAccounts } from '../../support/person.ts';
import { readPaths } from '../../support/readPaths.ts';
import { fillAcademy } from './fillAcademy.ts';
import { fillHistory } from './fillHistory.ts';
import { copyAcademy } from './copyAcademy.ts';

export interface ScaledAcademy {
  now: Date;
  /** What its people and the super administrator ask, by the call and what varies. */
  requests: Record<string, { path: string; token: string; of: 'academy' | 'superAdmin' }>;
}

interface Scale {
  students: number;
  years: number;
  /** How many academies like it are in the database besides. */
  others: number;
}

export const scaledGroupId = 'bench-academy';
const groupId = scaledGroupId;
/** How many of the last days have all their students: two of the longest period that is compared. */
const days = 182;
/** Copies of the academy have so many of its last days. */
const copiedDays = 10;

/** Fills a database once: an academy with many students and years of records, others like it, and a super administrator. */
async function fill(database: Database, { students, years, others }: Scale, now: Date): Promise<void> {
  await fillAcademy(database, { students, now });
  const world = {
    database,
    clock: Object.assign(() => now, { set: () => undefined, advance: () => undefined }),
  };
  await database.orm.insert(groups).values({
    groupId: systemGroup,
    name: 'System',
    studyDays: [],
    timeZone: 'Asia/Seoul',
    initialized: true,
    studySettings: defaultStudySettings,
    createdAt: now,
  });
  await insertAccounts(world, systemGroup, [
    { kind: 'SUPER_ADMIN', name: '최운영', email: 'system@bench.example' },
  ]);
  const today = studyDateOf(now, defaultClock('Asia/Seoul'));
  const rooms = Math.max(20, students / 50);
  await fillHistory(database, { groupId, today, days, years, rooms });
  // As the job does after each week, for the copies as well.
  await countVisitorWeeks(database.orm, groupId, shiftDate(today, -1));
  if (others > 0) await copyAcademy(database, { from: groupId, copies: others, days: copiedDays, today });
  await database.pool.query('VACUUM (ANALYZE)');
}

/** An academy with many students and years of records, and all that can be asked of it. */
export async function scaledAcademy(database: Database, scale: Scale): Promise<ScaledAcademy> {
  const find = () => database.orm.select().from(groups).where(eq(groups.groupId, groupId));
  if ((await find()).length === 0) await fill(database, scale, new Date());
  // The day that it was filled for goes on.
  const now = (await find())[0]!.createdAt;
  const studyClock = defaultClock('Asia/Seoul');
  // As the job does within an hour after each day.
  await countAcademyVisits(database.orm, { groupId, studyClock, now });
  const { rows } = await database.pool.query<Record<string, string>>(
    `select s.user_id as "userId", s.customer_id as "customerId", s.manager_id as "managerId",
       u.room_id as "roomId",
       (select customer_id from customers where group_id = $1 and kind = 'OWNER') as "ownerId",
       (select customer_id from customers where group_id = '${systemGroup}' limit 1) as "systemId"
     from customers s
     join room_users u on u.group_id = s.group_id and u.customer_id = s.customer_id and u.exited_at is null
     where s.group_id = $1 and s.account_status = 'ACTIVE' and s.manager_id is not null order by s.name, s.customer_id limit 1`,
    [groupId],
  );
  const { userId, customerId, managerId, roomId, ownerId, systemId } = rows[0]!;
  const subjects = {
    today: studyDateOf(now, studyClock),
    groupId,
    userId: userId!,
    customerId: customerId!,
    managerId: managerId!,
    roomId: roomId!,
    searchText: '서준',
  };
  const sessionOf = (group: string, id: string) =>
    openSession(database.orm, { groupId: group, customerId: id }, 'bench', now);
  const tokens = {
    academy: await sessionOf(groupId, ownerId!),
    superAdmin: await sessionOf(systemGroup, systemId!),
  };
  const requests = (['academy', 'superAdmin'] as const).flatMap(of =>
    Object.entries(readPaths(of, subjects)).map(
      ([call, path]) => [call, { path, token: tokens[of], of }] as const,
    ),
  );
  return { now, requests: Object.fromEntries(requests) };
}
