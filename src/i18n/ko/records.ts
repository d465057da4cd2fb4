import { limits } from '../../domain/limits.ts';
import { presetDays } from '../../domain/period.ts';
import type {
  attendance as englishAttendance,
  recordResources as englishResources,
  records as englishRecords,
} from '../en/records.ts';

export const recordResources: typeof englishResources = {
  studyHistories: {
    name: '공부 기록',
    fields: {
      studyDate: '날짜',
      displayName: '학생',
      email: '이메일',
      roomName: '스터디룸',
      totalStudySeconds: '공부 시간',
      premiumStudySeconds: '측정 시간',
      breakSeconds: '휴식',
      targetSeconds: '목표',
      attainmentRate: '달성률',
      firstEnteredAt: '첫 입장',
      lastEnteredAt: '마지막 입장',
      stopwatchStatus: '스톱워치',
      corrected: '수정 여부',
      managerId: '담당 매니저',
    },
  },
  attendances: {
    name: '출석',
    count: '%{smart_count}명',
    fields: {
      name: '학생',
      email: '이메일',
      managerName: '담당 매니저',
      managerId: '담당 매니저',
      status: '출석',
      time: '첫 입장',
      totalStudySeconds: '공부 시간',
      rate: `최근 ${presetDays.last30Days}일 출석률`,
      corrected: '수정 여부',
      mark: '비고',
    },
  },
};

const nothing = {
  title: '이 기간의 공부 기록이 없습니다',
  text: '학생이 스터디룸에 입장하면 기록이 표시됩니다.',
};

export const records: typeof englishRecords = {
  lists: {
    today: {
      caption: '오늘 지금까지의 공부 기록입니다. 학습일은 %{dayStart}부터 다음 날 %{dayStart}까지입니다.',
      empty: nothing,
    },
    history: {
      caption: `날짜별 공부 기록입니다. 학습일은 %{dayStart}부터 다음 날 %{dayStart}까지이며, 최대 ${limits.studyHistory.maxDays}일까지 조회할 수 있습니다.`,
      empty: nothing,
    },
  },
  timeline: '시간대별 기록',
  visits: '입장과 퇴장',
  stillThere: '참여 중',
  corrections: '수정 이력',
  isCorrected: '수정됨',
  uncorrected: '수정한 적이 없는 기록입니다.',
  measured: '측정 시간',
  correct: '기록 수정',
  correctTitle: '공부 시간 수정',
  correctText: '측정된 시간은 그대로 보관됩니다. 이후에 공부한 시간은 수정한 시간에 더해집니다.',
  reason: '사유',
  corrected: '수정 내용을 저장했습니다.',
  hours: '시간',
  minutes: '분',
  seconds: '초',
  today: '오늘',
  week: '이번 주',
  month: '이번 달',
  total: '누적',
  than: {
    today: '어제 %{time}',
    week: '지난주 같은 시점 %{time}',
    month: '지난달 같은 시점 %{time}',
    total: '이번 달 이전 %{time}',
  },
  daily: '일별 공부 시간',
  average: '하루 평균 %{time}',
  byWeek: '주별 목표 달성률',
  streak: '연속 공부 %{current}일%{more} (최장 %{longest}일%{more})',
  untilYesterday: '어제까지',
  rooms: '공부한 스터디룸',
  visitCount: '%{smart_count}회 입장',
  records: '공부 기록',
  toStudent: '학생 정보',
};

export const attendance: typeof englishAttendance = {
  today: {
    caption:
      '오늘의 출석 현황입니다. 학습일은 %{dayStart}부터 다음 날 %{dayStart}까지이며, 인정 결석은 출석률에서 제외됩니다.',
    empty: {
      title: '아직 학생이 없습니다',
      text: '가입을 마친 활성 학생이 출석 여부와 함께 여기에 표시됩니다.',
    },
  },
  historyCaption: '학생별, 날짜별 출석 기록입니다. 학습일은 %{dayStart}부터 다음 날 %{dayStart}까지입니다.',
  total: '전체 학생',
  present: '출석',
  absent: '결석',
  excused: '인정 결석',
  late: '지각',
  leftEarly: '조퇴',
  counted: '출석률은 휴일과 인정 결석을 제외하고 계산합니다.',
  rate: '출석률',
  ratePeople: '%{total}명 중 %{present}명',
  rateDays: '%{total}일 중 %{present}일',
  matrix: '학생별 날짜별 출석표',
  sheet: {
    label: '출석부(PDF)',
    title: '출석부',
    marks: { P: '○', A: '×', '-': '·', E: '◇', L: '△', V: '▽', B: '▲' },
  },
  printed: '%{total} 중 %{shown}명입니다. 모든 학생은 출석부(PDF)에서 확인할 수 있습니다.',
  uncounted: '집계 제외',
  keys: '방향키로 이동하고 Enter 키로 상세를 열며 X 키로 학생을 선택합니다. Shift와 함께 방향키를 누르거나 클릭하면 학생과 날짜를 선택합니다.',
  none: { title: '이 기간의 학생이 없습니다', text: '학생은 가입한 날부터 표시됩니다.' },
  sort: { label: '정렬', name: '이름순', rate: '출석률순' },
  firstEntry: '첫 입장',
  lastExit: '마지막 퇴장',
  studied: '공부 시간',
  original: '원래 기록: %{status}',
  correctedBy: '%{name} 수정, %{date}',
  correct: '출석 수정',
  noStays: '이날 입장한 기록이 없습니다.',
  correctTo: '%{status}으로 수정',
  keepMine: '내가 입력한 값으로 저장: %{status}',
  takeTheirs: '현재 저장된 값 유지',
  nothing: '집계하지 않는 날입니다.',
  details: '날짜별 기록',
  more: '더 보기',
};
