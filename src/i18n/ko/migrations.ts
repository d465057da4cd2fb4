import type { migrationResources as englishResources, migrations as english } from '../en/migrations.ts';

export const migrationResources: typeof englishResources = {
  migrations: {
    name: '이관',
    fields: {
      fromName: '기존 학원',
      toName: '옮길 학원',
      state: '진행 상태',
      totalCount: '대상 학생',
      movedCount: '이관됨',
      refusedCount: '이관 안 됨',
      returnedCount: '되돌림',
      createdByName: '작업자',
      reason: '이관 사유',
      createdAt: '시작 일시',
      finishedAt: '완료 일시',
      rolledBackByName: '되돌린 사람',
      rollBackReason: '되돌린 사유',
    },
  },
  migrationRows: { fields: { name: '학생', email: '이메일', state: '결과', code: '사유' } },
};

export const migrations: typeof english = {
  caption: '학생을 다른 학원으로 옮깁니다. 이관한 학생은 다시 되돌릴 수 있습니다.',
  empty: {
    title: '이관 내역이 없습니다',
    text: '학원 간에 옮긴 학생과 처리 결과가 여기에 표시됩니다.',
  },
  begin: '학생 이관',
  from: '기존 학원',
  to: '옮길 학원',
  check: '이관 가능 여부 확인',
  back: '이전',
  move: '학생 %{smart_count}명 이관',
  reasonNote: '두 학원의 변경 이력에 함께 기록됩니다.',
  progress: '%{total}명 중 %{done}명 처리',
  report: '처리 결과',
  everyState: '전체',
  what: {
    along: {
      title: '함께 옮겨지는 정보',
      text: '계정과 비밀번호, 프로필과 사진, 모든 공부 기록(입퇴장·수정 내역 포함), 일별 공부 시간과 출석이 함께 옮겨집니다. 지난 날짜를 포함해 두 학원의 통계도 그에 맞게 바뀝니다.',
    },
    stays: {
      title: '기존 학원에 남는 정보',
      text: '스터디룸은 그대로 남고, 옮긴 기록에는 스터디룸 이름이 유지됩니다. 담당 매니저 배정과 수락하지 않은 초대는 해제됩니다. 변경 이력, 메일, 알림은 기존 학원에 보관됩니다.',
    },
    after: {
      title: '학생에게 달라지는 점',
      text: '이관 후에는 옮긴 학원의 학원 ID와 기존 비밀번호로 로그인합니다. 안내 메일은 발송되지 않으므로 학생에게 직접 알려 주세요.',
    },
  },
  forecast: {
    go: '%{smart_count}명을 옮길 수 있습니다.',
    stay: '%{smart_count}명은 옮길 수 없습니다.',
  },
  rollBack: {
    title: '되돌리기',
    text: '학생을 기존 학원으로 되돌리고 담당 매니저도 다시 배정합니다. 그동안 쌓인 공부 기록과 변경한 정보는 유지됩니다. 지금 되돌릴 수 없는 학생은 남겨 두며, 나중에 다시 시도할 수 있습니다.',
    confirm: '학생 %{smart_count}명 되돌리기',
  },
};
