import type { excuseResources as englishResources, excuses as english } from '../en/excuses.ts';

export const excuses: typeof english = {
  title: '인정 결석',
  text: '이 기간의 결석은 출석률에서 제외됩니다. 그래도 등원한 날은 출석으로 집계합니다.',
  add: '인정 결석 등록',
  addTitle: '인정 결석 등록',
  editTitle: '인정 결석 변경',
  edit: '변경',
  editNamed: '%{days} 변경',
  delete: '삭제',
  deleteNamed: '%{days} 삭제',
  deleteTitle: '이 인정 결석을 삭제할까요?',
  deleteText: '이 기간의 결석을 다시 집계합니다.',
  since: '시작일',
  until: '종료일',
  reason: '사유',
  note: '메모',
  noteHelp: '출석을 볼 수 있는 사람에게 표시되며, 활동 기록에는 남지 않습니다.',
  by: '%{name} 등록, %{date}',
  recorded: '%{date} 등록',
  saved: '인정 결석을 저장했습니다.',
  deleted: '인정 결석을 삭제했습니다.',
  none: '등록된 인정 결석이 없습니다.',
  kept: '이미 인정 결석으로 등록된 날은 그대로 둡니다:',
  keptDays: '%{name}(%{smart_count}일)',
  list: {
    caption: '모든 학생의 지난 인정 결석과 예정된 인정 결석입니다. 출석률에서 제외됩니다.',
    empty: {
      title: '등록된 인정 결석이 없습니다',
      text: '출석 기록이나 학생 목록에서 학생을 선택하여 등록해 주세요.',
    },
  },
};

export const excuseResources: typeof englishResources = {
  excuses: {
    name: '인정 결석',
    count: '%{smart_count}건',
    fields: {
      name: '학생',
      email: '이메일',
      managerName: '담당 매니저',
      managerId: '담당 매니저',
      since: '시작일',
      until: '종료일',
      reason: '사유',
      excuseReason: '사유',
      note: '메모',
      createdBy: '등록한 사람',
      createdAt: '등록 일시',
    },
  },
};
