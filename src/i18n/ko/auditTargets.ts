import type { Method } from '../../contract/call.ts';
import type { Contract } from '../../contract/index.ts';
import { nameTargets } from '../nameTargets.ts';

const nouns: Record<keyof Contract, string> = {
  auth: '로그인',
  session: '내 계정',
  students: '학생',
  imports: '학생 가져오기',
  batches: '학생 일괄 작업',
  managers: '매니저',
  rooms: '스터디룸',
  study: '공부 기록',
  attendances: '출석',
  attention: '확인 필요 학생',
  dashboard: '대시보드',
  stats: '통계',
  groups: '학원 설정',
  templates: '템플릿',
  notifications: '알림',
  inquiries: '도입 문의',
  audits: '변경 이력',
  billing: '구독',
  savedViews: '저장한 필터',
  managerRoles: '매니저 역할',
  dayNotes: '휴일·일정',
  webhooks: '웹훅',
  weeklyReports: '주간 리포트',
  apiKeys: 'API 키',
  roomService: '스터디룸 연동',
  adminStudents: '전체 학원 학생',
  admin: '시스템 관리',
};
const methods: Record<Method, string> = {
  GET: '조회',
  POST: '등록·실행',
  PUT: '변경',
  PATCH: '변경',
  DELETE: '삭제·종료',
};
/** Lists that can be taken out of the console as a file. */
const lists = {
  'students.list': '학생 목록',
  'managers.list': '매니저 목록',
  'rooms.active': '운영 중인 스터디룸 목록',
  'rooms.histories': '스터디룸 개설 기록',
  'rooms.joinHistories': '스터디룸 입장 기록',
  'study.histories': '공부 기록',
  'attendances.today': '오늘 출석',
  'attention.list': '확인 필요 학생',
  'attendances.reports': '출석 기록',
  'attendances.excuseList': '인정 결석',
  'stats.registrations': '공부 통계',
  'stats.joins': '접속 통계',
  'stats.hours': '시간대별 통계',
  'stats.students': '학생 통계',
  'stats.managers': '매니저 통계',
  'weeklyReports.list': '주간 리포트',
  'stats.targetTime': '학생 공부 리포트',
  'study.live': '실시간 공부 현황',
  'notifications.list': '알림 발송 기록',
  'inquiries.list': '도입 문의',
  'batches.rows': '일괄 작업 결과',
  'audits.list': '변경 이력',
  'adminStudents.list': '전체 학원 학생',
  'admin.academies': '학원 목록',
  'admin.migrations': '학생 이관 목록',
  'admin.migrationRows': '이관 학생 목록',
  'admin.active': '학원별 활동 기록',
  'admin.audits': '전체 변경 이력',
};

/** The lists and calls that audit records are about, by the names that the contract has for them. */
export const auditTargets = nameTargets({ nouns, methods, lists });
