import { randomBytes } from 'node:crypto';
import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns';
import { groups, subscriptions } from '../../server/database/schema/index.ts';
import { defaultStudySettings } from '../../server/groups/defaults.ts';
import { weekdays, type Plan } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { observerPreset, type Permission } from '../../src/domain/permissions.ts';
import { createPerson, insertAccounts, type Account, type Person, type PersonOptions } from './person.ts';
import type { World } from './world.ts';

export interface AcademyOptions {
  name?: string;
  plan?: Plan;
  /** How many students may be active. */
  userCount?: number;
  timeZone?: string;
  /** Whether the owner has been through the set-up. */
  initialized?: boolean;
}

export interface ManagerOptions extends PersonOptions {
  permissions?: Permission[];
  observer?: boolean;
}

/** An academy that no other test knows of. */
export interface Academy {
  groupId: string;
  name: string;
  owner: Person;
  /** A manager; an observer has the observers' permissions unless others are given. */
  manager: (options?: ManagerOptions) => Promise<Person>;
  /** A student who has registered and is active, unless the options say otherwise. */
  student: (options?: PersonOptions) => Promise<Account>;
  students: (count: number, options?: (index: number) => PersonOptions) => Promise<Account[]>;
}

export async function createAcademy(world: World, options: AcademyOptions = {}): Promise<Academy> {
  const {
    name = '한빛 스터디 아카데미',
    plan = 'PREMIUM',
    userCount = limits.students.default,
    timeZone = world.config.timeZone,
    initialized = true,
  } = options;
  const { orm } = world.database;
  const groupId = `t-${randomBytes(7).toString('hex')}`;
  const now = world.clock();
  await orm.insert(groups).values({
    groupId,
    name,
    timeZone,
    initialized,
    studyDays: [...weekdays],
    studySettings: defaultStudySettings,
    createdAt: now,
  });
  await orm.insert(subscriptions).values({
    groupId,
    plan,
    userCount,
    startsOn: formatISO(now, { in: tz(timeZone), representation: 'date' }),
  });
  const owner = await createPerson(world, groupId, { kind: 'OWNER', name: '김한빛' });
  const students: Academy['students'] = (count, given = () => ({})) =>
    insertAccounts(
      world,
      groupId,
      Array.from({ length: count }, (_, index) => given(index)),
    );
  return {
    groupId,
    name,
    owner,
    students,
    student: async given => (await students(1, () => given ?? {}))[0]!,
    manager: ({ observer = false, permissions = observer ? [...observerPreset] : [], ...rest } = {}) =>
      createPerson(world, groupId, { kind: 'MANAGER', name: '이서준', observer, permissions, ...rest }),
  };
}
