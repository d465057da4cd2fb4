import { limits } from '../../../src/domain/limits.ts';
import { personas } from '../../simulator/plan/personas.ts';
import type { DemoContext } from '../context.ts';
import { lives } from './ages.ts';
import type { DemoStudent, Fate } from './students.ts';
import { toCustomer, type CustomerRow } from './toCustomer.ts';

interface Enrolment {
  groupId: string;
  passwordHash: string;
  managerId: string | null;
  joinedDaysAgo: number;
}

const pending = { registrationStatus: 'PENDING', authenticatedAt: null } as const;

/** What an account looks like for what became of it. */
const fates: Record<Fate, (setting: DemoContext) => Partial<CustomerRow>> = {
  invited: ({ at }) => ({
    ...pending,
    createdAt: at(2, 15, 20),
    invitedAt: at(2, 15, 20),
    invitationState: 'SENT',
  }),
  invitedLongAgo: ({ at }) => ({
    ...pending,
    createdAt: at(limits.invitation.days + 9, 11, 5),
    invitedAt: at(limits.invitation.days + 9, 11, 5),
    invitationState: 'SENT',
  }),
  bounced: ({ at }) => ({
    ...pending,
    createdAt: at(4, 16, 40),
    invitedAt: at(4, 16, 40),
    invitationState: 'FAILED',
    invitationFailure: '550: 5.1.1 The email account that you tried to reach does not exist.',
  }),
  notInvited: ({ at }) => ({
    ...pending,
    createdAt: at(1, 10, 30),
    invitedAt: null,
    invitationState: 'NONE',
  }),
  inactive: ({ at }) => ({ accountStatus: 'INACTIVE', updatedAt: at(21, 18) }),
  leaving: ({ dateIn, at }) => ({
    registrationStatus: 'INACTIVE_RESERVATION',
    deactivateOn: dateIn(10),
    updatedAt: at(3, 14, 10),
  }),
  deleted: ({ at }) => ({
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: at(6, 17, 30),
    updatedAt: at(6, 17, 30),
  }),
};

/** A student's account, with the profile that they keep in the study service. */
export function toStudent(setting: DemoContext, student: DemoStudent, enrolment: Enrolment): CustomerRow {
  const { now, random, at, dateIn } = setting;
  const {
    handle,
    persona,
    fate,
    manager: _,
    diligence: __,
    course: ___,
    story: _____,
    devices: ____,
    ...account
  } = student;
  const { groupId, passwordHash, managerId, joinedDaysAgo } = enrolment;
  const chance = random('student', handle);
  const { age, interests, dDay } = lives[persona];
  const [dDayName, soonest, latest] = dDay;
  const birthYear = now.getUTCFullYear() - chance.whole(...age);
  const pad = (value: number) => String(value).padStart(2, '0');
  const countsDays = chance.chance(0.55);
  return toCustomer(setting, passwordHash, {
    ...account,
    groupId,
    kind: 'STUDENT',
    email: `${handle}@demo.example`,
    birthday: `${birthYear}-${pad(chance.whole(1, 12))}-${pad(chance.whole(1, 28))}`,
    managerId,
    targetSeconds: (personas[persona].targetHours + chance.pick([-1, 0, 0, 0, 1])) * 3_600,
    interestCategories: [...interests],
    dDayName: countsDays ? dDayName : null,
    dDayDate: countsDays ? dateIn(chance.whole(soonest, latest)) : null,
    createdAt: at(joinedDaysAgo, 13, chance.whole(0, 240)),
    ...(fate ? fates[fate](setting) : {}),
  });
}
