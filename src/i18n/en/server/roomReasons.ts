import { limits } from '../../../domain/limits.ts';
import type { RoomServiceReason } from '../../../domain/roomServiceReasons.ts';

/** Why the room service was refused, for logs and reports. */
export const roomReasons: Record<RoomServiceReason, string> = {
  INVALID: 'The event is not a valid CloudEvents 1.0 event of a known type.',
  FROM_THE_FUTURE: `The time is more than ${limits.roomService.futureSeconds / 60} minutes ahead of the server’s clock. Please check your clock.`,
  TOO_OLD: `The event is more than ${limits.roomService.lateHours} hours old.`,
  ROOM_UNKNOWN: 'There is no such room.',
  ROOM_ENDED: 'The room has ended.',
  ROOM_FULL: 'The room is full.',
  ROOM_CAP: 'The academy’s plan allows no more rooms to be open at once.',
  ACCOUNT_UNKNOWN: 'There is no such account.',
  ACCOUNT_INACTIVE: 'The account is not active. Please contact the academy.',
  PASSWORD_REQUIRED: 'The room has a password.',
  PASSWORD_WRONG: 'The password is not correct.',
  ONE_TIME_PASSWORD_INVALID: 'The one-time password is unknown, used or expired. Please request a new one.',
  PLAN_ENDED: 'This room needs the academy’s Premium plan, which is not active.',
};
