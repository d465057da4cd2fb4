import type { Language } from './choices.ts';

/** Why an event, a participant of a snapshot or an entry is refused, in words for whoever is told. */
export const roomServiceReasons = {
  INVALID: {
    en: 'The event is not a valid CloudEvents 1.0 event of a known type.',
    ko: 'CloudEvents 1.0 형식이 아니거나 알 수 없는 유형의 이벤트입니다.',
  },
  FROM_THE_FUTURE: {
    en: 'The time lies more than 2 minutes ahead of the server. Please check the clock.',
    ko: '서버 시각보다 2분 넘게 앞선 시각입니다. 시계를 확인해 주세요.',
  },
  TOO_OLD: {
    en: 'The event is more than 24 hours old.',
    ko: '24시간이 지난 이벤트입니다.',
  },
  ROOM_UNKNOWN: { en: 'There is no such room.', ko: '존재하지 않는 스터디룸입니다.' },
  ROOM_ENDED: { en: 'The room has ended.', ko: '종료된 스터디룸입니다.' },
  ROOM_FULL: { en: 'The room is full.', ko: '스터디룸 정원이 가득 찼습니다.' },
  ACCOUNT_UNKNOWN: { en: 'There is no such account.', ko: '존재하지 않는 계정입니다.' },
  ACCOUNT_INACTIVE: {
    en: 'The account is not active. Please contact the academy.',
    ko: '사용할 수 없는 계정입니다. 학원에 문의해 주세요.',
  },
  PASSWORD_REQUIRED: {
    en: 'The room has a password.',
    ko: '비밀번호가 설정된 스터디룸입니다. 비밀번호를 입력해 주세요.',
  },
  PASSWORD_WRONG: { en: 'The password is not correct.', ko: '비밀번호가 올바르지 않습니다.' },
  ONE_TIME_PASSWORD_INVALID: {
    en: 'The one-time password is unknown, used or expired. Please request a new one.',
    ko: '일회용 비밀번호가 올바르지 않거나 이미 사용되었거나 만료되었습니다. 새로 발급받아 주세요.',
  },
  PLAN_ENDED: {
    en: "This room needs the academy's premium plan, which is not active.",
    ko: '프리미엄 요금제가 활성화되어 있어야 입장할 수 있는 스터디룸입니다.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type RoomServiceReason = keyof typeof roomServiceReasons;
