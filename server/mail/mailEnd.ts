import { addDays, addMinutes } from 'date-fns';
import { limits } from '../../src/domain/limits.ts';
import type { mails } from '../database/schema/index.ts';

const minutesOf: Record<string, number> = {
  signup: limits.emailCode.minutes,
  resetPassword: limits.emailCode.minutes,
  phoneCode: limits.phoneCode.minutes,
};
const daysOf: Record<string, number> = {
  managerInvitation: limits.invitation.days,
  studentInvitation: limits.invitation.days,
};

/** When a mail is of no use any more: its code has ended, or its news is old. */
export function mailEnd({ kind, createdAt }: Pick<typeof mails.$inferSelect, 'kind' | 'createdAt'>): Date {
  const minutes = minutesOf[kind];
  return minutes === undefined
    ? addDays(createdAt, daysOf[kind] ?? limits.heldMail.days)
    : addMinutes(createdAt, minutes);
}
