import type { audits as english } from '../en/audits.ts';
import { profileFields } from './profile.ts';

export const audits: typeof english = {
  empty: { title: '변경 이력이 없습니다', text: '이 계정의 변경 내용이 여기에 표시됩니다.' },
  by: '%{name}',
  system: '시스템',
  nothing: '없음',
  image: '이미지',
  reason: '사유: %{reason}',
  fields: {
    ...profileFields,
    twoFactor: '2단계 인증',
    cause: '거부 사유',
    academy: '학원',
    students: '학생 수',
    invitationState: '초대 상태',
    deletedAt: '삭제일',
    cameraOff: '카메라 꺼짐',
    absence: '자리 비움',
    break: '긴 휴식',
    byEmail: '메일로도 받기',
    recipientCount: '받는 사람 수',
    scheduledAt: '발송 시각',
    dDayName: '디데이 이름',
    dDayDate: '디데이 날짜',
    scopes: '권한 범위',
    expiresAt: '만료일',
  },
};
