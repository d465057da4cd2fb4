import { limits } from '../../domain/limits.ts';
import type {
  admin as englishAdmin,
  adminResources as englishResources,
  auditLog as englishLog,
  auditResources as englishAudits,
} from '../en/admin.ts';

const academy = { name: '학원명', groupId: '학원 ID', lastActivityAt: '최근 활동' };
const subscriptionPeriod = {
  ending: '종료 임박',
  startsOn: '시작일',
  endsOn: '종료일',
  trialEndsOn: '무료 체험 종료일',
};

export const adminResources: typeof englishResources = {
  academies: {
    name: '학원',
    count: '%{smart_count}곳',
    fields: {
      ...academy,
      type: '유형',
      ownerName: '대표자',
      ownerEmail: '대표자 이메일',
      plan: '요금제',
      state: '이용 상태',
      ...subscriptionPeriod,
      userCount: '이용 인원',
      activeStudentCount: '활성 학생',
      closesAt: '해지일',
      managerCount: '매니저',
      createdAt: '개설일',
    },
  },
  academyActivity: {
    name: '학원',
    count: '%{smart_count}곳',
    fields: {
      ...academy,
      activeUserCount: '이용 학생',
      studySeconds: '공부 시간',
      roomCount: '개설한 스터디룸',
      joinCount: '입장 횟수',
    },
  },
  adminStudents: {
    name: '학생',
    count: '%{smart_count}명',
    fields: {
      name: '이름',
      email: '이메일',
      groupName: '학원',
      groupId: '학원 ID',
      accountStatus: '계정 상태',
      registrationStatus: '가입 상태',
      createdAt: '등록일',
    },
  },
  subscriptions: {
    name: '구독',
    fields: {
      plan: '요금제',
      userCount: '이용 인원',
      ...subscriptionPeriod,
      reason: '변경 사유',
    },
  },
  inquiries: {
    name: '도입 문의',
    fields: {
      name: '이름',
      company: '기관명',
      department: '부서',
      position: '직책',
      email: '이메일',
      phone: '대표 전화번호',
      mobile: '휴대폰 번호',
      userCount: '이용 인원',
      serviceDuration: '이용 기간',
      expectedStart: '도입 예정 시기',
      additionalInquiry: '추가 문의',
      marketingConsentAt: '마케팅 수신 동의',
      state: '처리 상태',
      note: '메모',
      createdAt: '접수일',
    },
  },
};

const auditFields = {
  occurredAt: '일시',
  action: '작업',
  targetKind: '구분',
  targetName: '대상',
  actorName: '작업자',
  actorId: '작업자',
  actorRole: '역할',
  reason: '사유',
  ipAddress: 'IP 주소',
  since: '시작일',
  until: '종료일',
};
export const auditResources: typeof englishAudits = {
  audits: { name: '변경 이력', fields: auditFields },
  adminAudits: { name: '변경 이력', fields: { ...auditFields, groupId: '학원', groupTitle: '학원' } },
};

export const auditLog: typeof englishLog = {
  caption: '누가 언제 어디에서 무엇을 어떻게 변경했는지 확인합니다.',
  empty: { title: '변경 이력이 없습니다', text: '모든 변경 내용이 여기에 기록됩니다.' },
  record: '변경 내용',
  system: '시스템',
  nouns: {
    academy: '운영 지원',
    owner: '대표자',
    profile: '내 계정',
    session: '로그인',
    administrator: '시스템 관리자',
    access: '접근',
    exportSchedule: '정기 발송',
  },
};

const noAcademies = {
  title: '아직 학원이 없습니다',
  text: '대표자가 가입하면 학원이 여기에 표시됩니다.',
};

export const admin: typeof englishAdmin = {
  viewAs: {
    title: '학원 화면 보기',
    text: '대표자가 보는 화면을 읽기 전용으로 확인합니다. 이 열람은 학원의 변경 이력에 기록됩니다.',
    reason: '열람 사유',
    begin: '화면 보기',
    viewing: '%{name} 화면을 읽기 전용으로 보고 있습니다.',
    end: '보기 종료',
  },
  academies: {
    caption: '서비스를 이용하는 모든 학원의 사용자와 최근 활동입니다.',
    empty: noAcademies,
  },
  subscriptions: {
    caption: '학원별 요금제와 이용 인원, 기간을 관리합니다. 변경할 때는 사유를 남겨 주세요.',
    empty: noAcademies,
    active: '활성 학생 %{active}명',
    history: '변경 이력',
    saved: '구독 정보를 변경했습니다.',
  },
  students: {
    caption: '모든 학원의 학생 계정입니다.',
    empty: { title: '아직 학생이 없습니다', text: '모든 학원의 학생이 여기에 표시됩니다.' },
    add: '학생 추가',
    choose: {
      title: '학원을 선택해 주세요',
      text: '추가할 학생을 직접 입력하거나 엑셀에서 복사해 오고, 파일로도 불러올 수 있습니다. 학원의 이용 인원 안에서만 추가됩니다.',
    },
    toAcademy: '학원 보기',
  },
  activity: {
    caption: '학원별 서비스 이용 현황입니다. 진행 중인 공부는 끝난 뒤에 집계됩니다.',
    empty: noAcademies,
    chart: '일별 공부 시간',
    none: { title: '공부 시간이 없습니다', text: '이 기간에 기록된 공부 시간이 없습니다.' },
  },
  inquiries: {
    caption: `서비스 도입 문의입니다. 개인정보는 ${limits.inquiry.retainedMonths}개월간 보관합니다.`,
    empty: { title: '접수된 문의가 없습니다', text: '홈페이지에서 접수된 문의가 여기에 표시됩니다.' },
    saved: '문의 정보를 변경했습니다.',
  },
};
