import { hashPassword } from '../session/password.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { customers, groups, logins, subscriptions } from '../database/schema/index.ts';
import { defaultStudySettings } from '../groups/defaults.ts';
import { demoGroupId, demoPassword } from './accounts.ts';

/** The demo's academies and everybody in them. */
export async function seedAccounts(db: Queryable, { now, timeZone }: { now: Date; timeZone: string }) {
  const passwordHash = await hashPassword(demoPassword);
  const group = {
    studyDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as (
      'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT'
    )[],
    timeZone,
    initialized: true,
    studySettings: defaultStudySettings,
    createdAt: now,
  };
  await db.insert(groups).values([
    { ...group, groupId: '~system', name: 'Studyroom' },
    { ...group, groupId: demoGroupId, name: '한빛 스터디 아카데미' },
  ]);
  await db.insert(subscriptions).values({
    groupId: demoGroupId,
    plan: 'PREMIUM',
    userCount: 60,
    startsOn: now.toISOString().slice(0, 10),
  });
  const person = (given: Partial<typeof customers.$inferInsert> & { name: string; email: string }) => ({
    groupId: demoGroupId,
    customerId: newId(now),
    userId: newId(now),
    kind: 'STUDENT' as const,
    registrationStatus: 'REGISTERED' as const,
    authenticatedAt: now,
    passwordHash,
    createdAt: now,
    updatedAt: now,
    ...given,
  });
  const people = [
    person({ groupId: '~system', kind: 'SUPER_ADMIN', name: 'Admin', email: 'admin@demo.example' }),
    person({ kind: 'OWNER', name: '김한빛', email: 'owner@demo.example' }),
    person({ kind: 'MANAGER', name: '이서준', email: 'manager@demo.example', permissions: ['VIEW_STUDENT'] }),
    person({ kind: 'MANAGER', observer: true, name: '박지우', email: 'observer@demo.example' }),
    ...Array.from({ length: 50 }, (_, i) =>
      person({ name: `학생${i + 1}`, email: `student${i + 1}@demo.example`, phone: `010${10000000 + i}` }),
    ),
  ];
  await db.insert(customers).values(people);
  await db.insert(logins).values(
    people.map(({ email, groupId, customerId, kind }) => ({
      email,
      groupId: groupId!,
      customerId,
      administrator: kind !== 'STUDENT',
    })),
  );
}
