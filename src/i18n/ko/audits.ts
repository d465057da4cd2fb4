import type { audits as english } from '../en/audits.ts';

export const audits: typeof english = {
  empty: { title: '변경 이력이 없습니다', text: '이 계정의 변경 내용이 여기에 표시됩니다.' },
  by: '%{name}',
  system: '시스템',
  nothing: '없음',
  reason: '사유: %{reason}',
  actions: {
    student: {
      create: '등록',
      update: '정보 변경',
      activate: '활성화',
      deactivate: '비활성화',
      reserveDeactivation: '비활성화 예약',
      delete: '삭제',
      restore: '복구',
      invite: '초대 메일 발송',
      assign: '매니저 배정',
      unassign: '매니저 배정 해제',
      profile: '프로필 변경',
      correctStudy: '공부 기록 정정',
      correctAttendance: '출석 정정',
    },
    manager: {
      create: '등록',
      update: '정보 변경',
      activate: '활성화',
      deactivate: '비활성화',
      reserveDeactivation: '비활성화 예약',
      delete: '삭제',
      restore: '복구',
      invite: '초대 메일 발송',
      permissions: '권한 변경',
      alertSettings: '알림 설정 변경',
    },
    session: { open: '로그인' },
  },
};
