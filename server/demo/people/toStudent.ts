import { everyWeekday } from '../../../src/domain/everyWeekday.ts';
import { limits } from '../../../src/domain/limits.ts';
import { personas } from '../simulator/plan/personas.ts';
import type { DemoContext } from '../context.ts';
import { lives } from './ages.ts';
import type { DemoStudent, AccountOutcome } from './students.ts';
import { toCustomer, type CustomerRow } from './toCustomer.ts';

interface Enrolment {
  groupId: string;
  passwordHash: string;
  managerId: string | null;
  joinedDaysAgo: number;
}

const noTime = { entryAt: null, leaveAt: null };
const pending = { registrationStatus: 'PENDING', authenticatedAt: null } as const;

/** What an account looks like for what became of it. */
const fates: Record<AccountOutcome, (setting: DemoContext) => Partial<CustomerRow>> = {
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
  const { id, now, random, at, dateIn } = setting;
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
    ...expectedOf(persona),
    interestCategories: [...interests],
    dDayName: countsDays ? dDayName : null,
    dDayDate: countsDays ? dateIn(chance.whole(soonest, latest)) : null,
    createdAt: at(joinedDaysAgo, 13, chance.whole(0, 240)),
    // Those who have signed in at least once may have put one in; not everyone does.
    ...(fate === undefined && random('pictured', handle).chance(0.8)
      ? { profileImageId: id(at(joinedDaysAgo, 18), 'portrait', handle) }
      : {}),
    ...(age[0] < 20 ? guardianOf(setting, student, at(joinedDaysAgo, 14)) : {}),
    ...(fate ? fates[fate](setting) : {}),
  });
}

/** Pupils come when the academy expects them, those who repeat a year all day but on Saturdays, and all others when they like. */
function expectedOf(persona: DemoStudent['persona']): Pick<CustomerRow, 'expectedWeek'> {
  if (persona === 'highSchool' || persona === 'middleSchool') return {};
  const isRepeater = persona === 'repeater';
  const day = isRepeater ? { entryAt: '08:30:00', leaveAt: '17:00:00' } : noTime;
  const saturday = isRepeater ? { entryAt: '09:00:00', leaveAt: null } : noTime;
  return { expectedWeek: { ...everyWeekday(day), SAT: saturday, SUN: noTime } };
}

/** The guardian of a pupil: most agreed to reports when the pupil joined, some did not, and a few are unknown. */
function guardianOf({ random }: DemoContext, { handle, name }: DemoStudent, joinedAt: Date) {
  const chance = random('guardian', handle);
  if (chance.chance(0.15)) return {};
  const [guardianRelation, givenNames] = chance.pick([
    ['어머니', ['미경', '은주', '현숙', '지현']],
    ['아버지', ['성호', '재영', '동욱', '상훈']],
  ] as const);
  const hasAgreed = chance.chance(0.8);
  return {
    guardianName: `${name[0]}${chance.pick(givenNames)}`,
    guardianRelation,
    guardianEmail: `${handle}.guardian@demo.example`,
    guardianConsent: hasAgreed ? ('YES' as const) : ('NO' as const),
    guardianConsentAt: hasAgreed ? joinedAt : null,
  };
}
