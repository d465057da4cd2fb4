/** Why an event, a participant of a snapshot or an entry is refused. */
export const roomServiceReasons = [
  'INVALID',
  'FROM_THE_FUTURE',
  'TOO_OLD',
  'ROOM_UNKNOWN',
  'ROOM_ENDED',
  'ROOM_FULL',
  'ROOM_CAP',
  'ACCOUNT_UNKNOWN',
  'ACCOUNT_INACTIVE',
  'PASSWORD_REQUIRED',
  'PASSWORD_WRONG',
  'ONE_TIME_PASSWORD_INVALID',
  'PLAN_ENDED',
] as const;
export type RoomServiceReason = (typeof roomServiceReasons)[number];
