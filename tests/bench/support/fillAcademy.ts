import type { Database } from '../../../server/database/open.ts';
import { groups, subscriptions } from '../../../server/database/schema/index.ts';
import { defaultStudySettings } from '../../../server/academies/defaults.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import { insertAccounts, password, type PersonOptions } from '../../support/person.ts';

const surnames = [...'김이박최정강조윤장임한오서신권황안송류홍'];
const syllables = [...'서준민지우하윤도현예은수아진영재호선경태연'];
/** A number that looks like chance and is the same in every run. */
const mixed = (index: number, salt: number) =>
  Math.imul((index + 1) * 2_654_435_761 + salt, 2_246_822_519) >>> 8;
const pick = (from: string[], index: number, salt: number) => from[mixed(index, salt) % from.length]!;

/** A student as an academy has them: a Korean name, every status, some with a manager, a memo or a nickname. */
function student(index: number, managerIds: string[], now: Date): PersonOptions {
  const name = pick(surnames, index, 1) + pick(syllables, index, 2) + pick(syllables, index, 3);
  const registered = index % 10 !== 0;
  return {
    name,
    email: `student${String(index).padStart(6, '0')}@bench.example`,
    phone: `010${String(10_000_000 + ((index * 7_919) % 89_999_999))}`,
    nickname: index % 3 === 0 ? `${name.slice(1)}${index % 100}` : '',
    memo: index % 4 === 0 ? '수학 집중반, 저녁 시간대' : '',
    registrationStatus: registered ? 'REGISTERED' : 'PENDING',
    accountStatus: index % 8 === 0 ? 'INACTIVE' : index % 50 === 1 ? 'DELETED' : 'ACTIVE',
    deletedAt: index % 50 === 1 && index % 8 !== 0 ? now : null,
    authenticatedAt: registered ? new Date(now.getTime() - (index % 700) * 86_400_000) : null,
    createdAt: new Date(now.getTime() - (index % 900) * 86_400_000),
    managerId: index % 5 === 0 ? null : pick(managerIds, index, 4),
  };
}

export interface FilledAcademy {
  groupId: string;
  owner: { email: string; password: string };
  /** The secret of an open session of the owner's. */
  token: string;
}

/**
 * Makes an academy with an owner, managers and many students. `change` may give some students other values, by
 * their number.
 */
export async function fillAcademy(
  database: Database,
  {
    students,
    managers: managerCount = 10,
    now,
    userCount = students + 100,
    change = () => ({}),
  }: {
    students: number;
    managers?: number;
    now: Date;
    /** How many students may be active. */
    userCount?: number;
    change?: (index: number) => PersonOptions;
  },
): Promise<FilledAcademy> {
  const groupId = 'bench-academy';
  const world = {
    database,
    clock: Object.assign(() => now, { set: () => undefined, advance: () => undefined }),
  };
  await database.orm.insert(groups).values({
    groupId,
    name: 'Bench',
    studyDays: ['MON'],
    timeZone: 'Asia/Seoul',
    initialized: true,
    studySettings: defaultStudySettings,
    createdAt: now,
  });
  await database.orm.insert(subscriptions).values({
    groupId,
    plan: 'PREMIUM',
    userCount,
    startsOn: now.toISOString().slice(0, 10),
  });
  const email = 'owner@bench.example';
  const [owner] = await insertAccounts(world, groupId, [{ kind: 'OWNER', name: '김원장', email }]);
  const managers = await insertAccounts(
    world,
    groupId,
    Array.from({ length: managerCount }, (_, index) => ({ kind: 'MANAGER' as const, name: `담당${index}` })),
  );
  const managerIds = managers.map(({ customerId }) => customerId);
  for (let from = 0; from < students; from += 5_000)
    await insertAccounts(
      world,
      groupId,
      Array.from({ length: Math.min(5_000, students - from) }, (_, index) => ({
        ...student(from + index, managerIds, now),
        ...change(from + index),
      })),
    );
  await database.pool.query('VACUUM (ANALYZE)');
  const token = await openSession(database.orm, owner!, 'bench', now);
  return { groupId, owner: { email, password }, token };
}
