import { limits } from '../../domain/limits.ts';
import type {
  accounts as englishAccounts,
  actions as englishActions,
  resources as englishResources,
} from '../en/accounts.ts';
import { accountFields } from './accountFields.ts';
import { merge } from './merge.ts';
import { batches } from './batches.ts';
import { cards, invitation, invitationActions, suppression } from './invitations.ts';
import { profile, profileFields } from './profile.ts';
import { recordActions } from './recordActions.ts';

const allFields = {
  ...accountFields,
  registrationStatus: '가입 상태',
  accountStatus: '계정 상태',
  authenticatedAt: '가입일',
  createdAt: '등록일',
  deactivateOn: '비활성화 예정일',
  invitation: '초대',
  invitationState: '초대 상태',
};

export const resources: typeof englishResources = {
  profile: { name: '프로필', fields: { profileImageId: '프로필 사진' } },
  students: {
    name: '학생',
    count: '%{smart_count}명',
    fields: {
      ...allFields,
      managerId: '담당 매니저',
      managerName: '담당 매니저',
      targetSeconds: '하루 목표 시간',
    },
  },
  profiles: {
    name: '프로필',
    fields: { nickname: '닉네임', gender: '성별', birthday: '생년월일', ...profileFields },
  },
  managers: {
    name: '매니저',
    count: '%{smart_count}명',
    fields: {
      ...allFields,
      observer: '구분',
      role: '역할 또는 기본 권한',
      assignedStudentCount: '담당 학생',
      permissions: '권한',
    },
  },
};

export const accounts: typeof englishAccounts = {
  students: {
    caption: '스터디룸에서 공부하는 학생 계정을 관리합니다.',
    add: '학생 추가',
    empty: { title: '아직 등록된 학생이 없습니다', text: '학생을 추가하고 이메일로 초대해 주세요.' },
    withoutManager: '담당 매니저 없음',
    assignNotHeld: '담당 매니저를 변경하려면 학생 배정 권한이 필요합니다.',
    sections: { account: '계정', study: '공부', guardian: '보호자', note: '메모' },
  },
  batches,
  managers: {
    caption: '학원을 함께 운영하는 매니저입니다. 옵서버는 인원에 포함하지 않습니다.',
    add: '매니저 추가',
    empty: { title: '아직 매니저가 없습니다', text: '학생을 관리하거나 공부를 지켜볼 동료를 초대해 주세요.' },
    sections: { account: '계정', note: '메모' },
    observer: { true: '옵서버', false: '매니저' },
    noStudents: { title: '담당 학생이 없습니다', text: '관리 그룹 설정에서 학생을 배정해 주세요.' },
    toGroup: '학생 배정하기',
  },
  tabs: {
    info: '기본 정보',
    profile: '프로필',
    study: '공부 기록',
    attendance: '출석',
    permissions: '권한',
    alerts: '알림',
    students: '담당 학생',
    history: '변경 이력',
  },
  duplicates: {
    found:
      '계정이 두 개일 수 있는 학생이 %{smart_count}명 있습니다. 휴대폰 번호가 같거나, 이름과 생년월일이 같습니다.',
    show: '확인하기',
    shown:
      '계정이 두 개일 수 있는 학생입니다. 같은 사람의 계정 두 개를 선택한 뒤 ‘계정 합치기’를 눌러 주세요.',
    showAll: '전체 학생 보기',
  },
  summary: {
    creatable: '추가 가능',
    ofLimit: '최대 %{limit}명',
    active: '활성',
    authenticated: '가입 완료',
    noneAuthenticated: '가입 대기',
    inactive: '비활성',
    observers: '옵서버',
    invitations: '초대 확인 필요',
    invitationNote: '실패 %{failed} · 만료 %{expired}',
  },
  reservedFor: '%{date} 비활성화 예정',
  restorableUntil: '%{date}까지 복구 가능',
  viewAs: {
    begin: '이 매니저 화면 보기',
    viewing: '%{name} 매니저의 화면을 읽기 전용으로 보고 있습니다.',
  },
  resetTwoFactor: {
    label: '2단계 인증 초기화',
    ownerLabel: '대표자 2단계 인증 초기화',
    title: '%{name}의 2단계 인증을 초기화할까요?',
    text: '휴대폰과 복구 코드를 모두 잃어버린 경우에 사용해 주세요. 모든 기기에서 로그아웃되고, 이후 비밀번호만으로 로그인할 수 있으며, 본인에게 메일로 알립니다.',
    confirm: '초기화',
    done: '%{name}의 2단계 인증을 초기화했습니다.',
  },
  suppression,
  invitation,
  profile,

  cards,
  editFailed: '계정을 수정하지 못했습니다.',
  emailFixed: '가입 후에는 이메일을 변경할 수 없습니다.',
  invitedAgainIn: '%{time} 후 다시 초대 가능',
};

export const actions: typeof englishActions = {
  ...recordActions,
  ...invitationActions,
  merge,
  assign: {
    label: '매니저 배정',
    title: '학생 %{smart_count}명을 매니저에게 배정',
    text: '배정된 매니저가 학생을 담당합니다. 옵서버는 배정된 학생만 볼 수 있습니다.',
    confirm: '%{smart_count}명 배정',
    done: '학생 %{smart_count}명을 배정했습니다.',
  },
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
    reservedConfirm: '%{smart_count}개 비활성화 예약',
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
    type: '확인을 위해 ‘%{word}’를 입력해 주세요',
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
    text: `이미 수락한 사람은 제외합니다. ${limits.invitationResend.minutes}분이 지나면 다시 보낼 수 있습니다.`,
    confirm: '%{smart_count}명에게 보내기',
    done: '%{smart_count}명에게 초대 메일을 보내고 있습니다.',
  },
  checking: '확인하는 중…',
  running: '%{smart_count}건을 처리하고 있습니다…',
  allFine: '%{smart_count}건을 모두 처리합니다.',
  someRefused: '%{total}건 중 %{refused}건은 처리할 수 없습니다.',
  allRefused: '%{total}건 모두 처리할 수 없습니다.',
  refusedAfter: '%{done}건 처리, %{refused}건 처리하지 못함',
  results: '처리 결과',
  close: '닫기',
  undo: '실행 취소',
  reason: '사유',
  people: '대상',
  andMore: '외 %{smart_count}명',
};
