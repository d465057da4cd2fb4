import { limits } from '../../../domain/limits.ts';
import type { roomReasons as english } from '../../en/server/roomReasons.ts';

export const roomReasons: typeof english = {
  INVALID: 'CloudEvents 1.0 형식이 아니거나 알 수 없는 유형의 이벤트입니다.',
  FROM_THE_FUTURE: `서버 시각보다 ${limits.roomService.futureSeconds / 60}분 넘게 앞선 시각입니다. 시계를 확인해 주세요.`,
  TOO_OLD: `${limits.roomService.lateHours}시간이 지난 이벤트입니다.`,
  ROOM_UNKNOWN: '존재하지 않는 스터디룸입니다.',
  ROOM_ENDED: '종료된 스터디룸입니다.',
  ROOM_FULL: '스터디룸 정원이 가득 찼습니다.',
  ROOM_CAP: '학원의 요금제에서 동시에 열 수 있는 스터디룸 수를 모두 사용했습니다.',
  ACCOUNT_UNKNOWN: '존재하지 않는 계정입니다.',
  ACCOUNT_INACTIVE: '사용할 수 없는 계정입니다. 학원에 문의해 주세요.',
  PASSWORD_REQUIRED: '비밀번호가 설정된 스터디룸입니다. 비밀번호를 입력해 주세요.',
  PASSWORD_WRONG: '비밀번호가 올바르지 않습니다.',
  ONE_TIME_PASSWORD_INVALID:
    '일회용 비밀번호가 올바르지 않거나 이미 사용되었거나 만료되었습니다. 새로 발급받아 주세요.',
  PLAN_ENDED: '프리미엄 요금제가 활성화되어 있어야 입장할 수 있는 스터디룸입니다.',
};
