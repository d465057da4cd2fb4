import type {
  accountFields as englishFields,
  accounts as englishAccounts,
  actions as englishActions,
  resources as englishResources,
} from '../en/accounts.ts';

export const accountFields: typeof englishFields = {
  name: '이름',
  email: '이메일',
  phone: '연락처',
  nickname: '닉네임',
  memo: '메모',
  registrationStatus: '가입 상태',
  accountStatus: '계정 상태',
  authenticatedAt: '가입일',
  createdAt: '등록일',
  deactivateOn: '비활성화 예정일',
  invitation: '초대',
};

export const resources: typeof englishResources = {
  students: {
    name: '학생',
    fields: {
      ...accountFields,
      gender: '성별',
      birthday: '생년월일',
      managerId: '담당 매니저',
      managerName: '담당 매니저',
      targetSeconds: '하루 목표 시간',
    },
  },
};

export const accounts: typeof englishAccounts = {
  students: {
    caption: '스터디룸에서 공부하는 학생 계정을 관리합니다.',
    add: '학생 추가',
    empty: { title: '아직 등록된 학생이 없습니다', text: '학생을 추가하고 이메일로 초대해 보세요.' },
    withoutManager: '담당 매니저 없음',
    sections: { account: '계정', study: '공부', note: '메모' },
    backToList: '학생 목록',
  },
  summary: {
    creatable: '추가 가능',
    ofLimit: '최대 %{limit}명',
    active: '활성',
    authenticated: '가입 완료',
    noneAuthenticated: '가입 대기',
    inactive: '비활성',
    showThese: '목록에서 보기',
  },
  reservedFor: '%{date} 비활성화 예정',
  restorableUntil: '%{date}까지 복구 가능',
  invitedAgainIn: '%{time} 후 다시 초대 가능',
};

export const actions: typeof englishActions = {
  activate: {
    label: '활성화',
    title: '계정 %{smart_count}개를 활성화할까요?',
    text: '활성 계정은 로그인할 수 있으며 계정 수 한도에 포함됩니다.',
    confirm: '%{smart_count}개 활성화',
    done: '계정 %{smart_count}개를 활성화했습니다.',
  },
  deactivate: {
    label: '비활성화',
    title: '계정 %{smart_count}개를 비활성화할까요?',
    text: '비활성 계정은 로그인할 수 없습니다. 기록은 그대로 보관됩니다.',
    confirm: '%{smart_count}개 비활성화',
    done: '계정 %{smart_count}개를 비활성화했습니다.',
    now: '지금 바로',
    later: '날짜 예약',
    on: '비활성화할 날짜',
    reserved: '계정 %{smart_count}개의 비활성화를 예약했습니다.',
  },
  cancelReservation: {
    label: '비활성화 예약 취소',
    title: '계정 %{smart_count}개의 비활성화 예약을 취소할까요?',
    text: '계정은 활성 상태로 유지됩니다.',
    confirm: '예약 취소',
    done: '비활성화 예약을 취소했습니다.',
  },
  delete: {
    label: '삭제',
    title: '계정 %{smart_count}개를 삭제할까요?',
    text: '삭제한 계정은 %{days}일 동안 복구할 수 있으며, 그 뒤에는 기록과 함께 완전히 삭제됩니다.',
    confirm: '%{smart_count}개 삭제',
    done: '계정 %{smart_count}개를 삭제했습니다.',
    type: '확인을 위해 ‘%{word}’를 입력하세요',
    word: '삭제',
  },
  restore: {
    label: '복구',
    title: '계정 %{smart_count}개를 복구할까요?',
    text: '복구한 계정은 삭제하기 전의 상태로 돌아갑니다.',
    confirm: '%{smart_count}개 복구',
    done: '계정 %{smart_count}개를 복구했습니다.',
  },
  resendInvitation: {
    label: '초대 메일 보내기',
    title: '%{smart_count}명에게 초대 메일을 보낼까요?',
    text: '이미 수락한 사람은 제외됩니다. 한 사람에게는 5분에 한 번만 보낼 수 있습니다.',
    confirm: '%{smart_count}명에게 보내기',
    done: '%{smart_count}명에게 초대 메일을 보내고 있습니다.',
  },
  checking: '확인하는 중…',
  allFine: '%{smart_count}건 모두 처리할 수 있습니다.',
  someRefused: '%{total}건 중 %{refused}건은 처리할 수 없습니다.',
  allRefused: '%{total}건 모두 처리할 수 없습니다.',
  refusedAfter: '%{done}건 처리, %{refused}건 거절',
  results: '처리 결과',
  close: '닫기',
  undo: '실행 취소',
  reason: '사유',
  people: '대상',
  andMore: '외 %{smart_count}명',
};
