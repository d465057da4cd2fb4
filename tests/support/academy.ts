import { randomBytes } from 'node:crypto';
import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { customers, groups, subscriptions } from '../../server/database/schema/index.ts';
import { defaultStudySettings } from '../../server/academies/defaults.ts';
import { weekdays } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { observerPreset, type Permission } from '../../src/domain/permissions.ts';
import { createPerson, insertAccounts, type Account, type Person, type PersonOptions } from './person.ts';
import type { WorldBase } from './worldBase.ts';

export interface AcademyOptions {
  name?: string;
  plan?: string;
  startsOn?: string;
  endsOn?: string | null;
  trialEndsOn?: string | null;
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
  /** Changes an account behind the server's back. */
  change: (account: Pick<Account, 'customerId'>, changes: PersonOptions) => Promise<void>;
  /** An account as it is in the database now. */
  account: (account: Pick<Account, 'customerId'>) => Promise<Account>;
}

export async function createAcademy(world: WorldBase, options: AcademyOptions = {}): Promise<Academy> {
  const {
    name = '한빛 스터디 아카데미',
    plan = 'PREMIUM',
    endsOn = null,
    trialEndsOn = null,
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
    startsOn: options.startsOn ?? formatISO(now, { in: tz(timeZone), representation: 'date' }),
    endsOn,
    trialEndsOn,
  });
  const owner = await createPerson(world, groupId, { kind: 'OWNER', name: '김한빛' });
  const students: Academy['students'] = (count, given = () => ({})) =>
    insertAccounts(
      world,
      groupId,
      Array.from({ length: count }, (_, index) => given(index)),
    );
  const isThis = ({ customerId }: Pick<Account, 'customerId'>) =>
    and(eq(customers.groupId, groupId), eq(customers.customerId, customerId));
  return {
    groupId,
    name,
    owner,
    students,
    async change(account, changes) {
      await orm.update(customers).set(changes).where(isThis(account));
    },
    account: async account => (await orm.select().from(customers).where(isThis(account)))[0]!,
    student: async given => (await students(1, () => given ?? {}))[0]!,
    manager: ({ observer = false, permissions = observer ? [...observerPreset] : [], ...rest } = {}) =>
      createPerson(world, groupId, { kind: 'MANAGER', name: '이서준', observer, permissions, ...rest }),
  };
}
