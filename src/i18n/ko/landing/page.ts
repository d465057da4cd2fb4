import { limits } from '../../../domain/limits.ts';
import { permissions } from '../../../domain/permissions.ts';
import type { page as english } from '../../en/landing/page.ts';

const { trial, observers, excel, attendanceHistory, ranking, studyDay } = limits;
const dayStartsAt = studyDay.startsAt;

export const page: typeof english = {
  product: '%{product}',
  meta: {
    title: '%{product} | 온라인 자습을 한 화면에서 관리하는 카메라 스터디룸',
    description:
      '카메라 스터디룸의 입장과 공부 시간, 출석, 통계까지. 학원과 스터디카페, 학교와 기업의 이름으로 운영하는 자기주도학습 관리 서비스입니다.',
  },
  skip: '본문으로 건너뛰기',
  sample: '예시',
  newTab: '새 창에서 열림',
  nav: {
    label: '페이지 안내',
    open: '메뉴',
    service: '서비스',
    features: '기능',
    cases: '도입 사례',
    support: '고객 지원',
    login: '로그인',
    console: '콘솔로 이동',
    inquiry: '도입 문의',
    dark: '다크 모드',
    language: '언어',
  },
  hero: {
    title: ['흩어진 자습 시간을', '한 화면에서 관리해 보세요'],
    text: '카메라 스터디룸의 입장과 공부 시간, 출석과 통계까지. 학원과 스터디카페, 학교와 기업의 이름으로 운영하는 자기주도학습 관리 서비스입니다.',
    inquiry: '도입 문의하기',
    login: '콘솔 로그인',
    console: '콘솔로 이동',
    trial: `지금 가입하면 프리미엄 기능을 ${trial.days}일 동안 무료로 이용할 수 있습니다.`,
    signUp: '무료로 시작하기',
    picture: '학생의 공부 현황을 보여 주는 스터디룸 관리 콘솔 화면',
  },
  service: {
    title: ['학생은 공부에 집중하고', '기록과 관리는 %{product}에서'],
    text: '감시가 아니라 관리입니다. 오늘 얼마나 앉아 있었는지보다 얼마나 꾸준히 공부하고 있는지를 봅니다.',
    cards: {
      dashboard: {
        title: '전용 대시보드',
        text: '공부 기록, 스터디룸, 출석의 추세를 지난 기간과 나란히 비교합니다. 모든 숫자는 그 근거가 되는 목록으로 이어집니다.',
      },
      selfStudy: {
        title: '자기주도학습 관리',
        text: '스톱워치가 공부와 휴식을 나누어 기록하고, 학생마다 목표 달성률을 보여 줍니다.',
      },
      ranking: {
        title: '공부 시간 순위',
        text: `매일 ${dayStartsAt}에 새로 시작하며, 시각은 바꿀 수 있습니다. 상위와 하위 ${ranking.top}명을 함께 보고 먼저 챙길 학생을 찾을 수 있습니다.`,
      },
      monitoring: {
        title: '교사용 모니터링 계정',
        text: `담당 학생만 볼 수 있는 옵서버 계정을 ${observers.max}개까지 드립니다. 카메라 꺼짐과 자리 비움을 놓치지 않습니다.`,
      },
      branding: {
        title: '로고 브랜딩',
        text: '로고와 대표 색상을 등록하면 콘솔 전체가 우리 학원의 모습으로 바뀝니다.',
      },
      focus: {
        title: '무료 집중 도구',
        text: '백색소음과 포모도로 타이머는 누구나 무료입니다. 바로 아래에서 사용해 보세요.',
      },
    },
    drawn: {
      recent: '최근 4주',
      last: '지난 4주',
      goal: '목표의 82%',
      names: ['김서연', '이도윤', '박하린', '최준우'],
      states: { study: '공부 중', rest: '휴식', cameraOff: '카메라 꺼짐' },
      academies: ['한빛 학원', '온새미로'],
    },
  },
  focus: {
    title: '지금, 한 번만 집중해 보세요',
    text: '가입 없이 바로 쓰는 포모도로 타이머입니다. 백색소음은 이 브라우저가 직접 만들어 내며 아무것도 다운로드하거나 전송하지 않습니다.',
    timer: '포모도로 타이머',
    lengths: '집중과 휴식 시간',
    length: (focus: number, rest: number) => `${focus}분 집중 · ${rest}분 휴식`,
    phases: { focus: '집중', rest: '휴식' },
    start: '시작',
    pause: '일시정지',
    resume: '계속하기',
    reset: '처음부터',
    done: '마친 집중',
    times: '회',
    ended: { focus: '집중을 마쳤습니다. 잠시 쉬어 가세요.', rest: '휴식이 끝났습니다. 다시 집중해 볼까요?' },
    noise: '백색소음',
    noises: { off: '끄기', white: '화이트', pink: '핑크', brown: '브라운' },
    volume: '음량',
  },
  features: {
    title: '매일 쓰는 일부터 꼼꼼하게',
    text: '학생 한 명의 오늘부터 학원 전체의 석 달까지, 운영자가 실제로 하는 일을 기준으로 만들었습니다.',
    items: {
      live: { title: '실시간 공부 현황', text: '공부 중, 휴식, 정지 상태를 몇 초 안에 확인합니다.' },
      attendance: {
        title: '출석 관리',
        text: `최대 ${Math.floor(attendanceHistory.maxDays / 365)}년의 출석을 달력으로 보고, 수정해도 원래 기록을 함께 남깁니다.`,
      },
      alerts: {
        title: '자리 비움 알림',
        text: '카메라 꺼짐, 자리 비움, 휴식 초과를 감지해 담당자에게 알립니다.',
      },
      reports: {
        title: '통계와 보고서',
        text: `주간·월간 통계는 PDF로, 목록은 엑셀로 ${excel.maxRows.toLocaleString('ko')}건까지 다운로드합니다.`,
      },
      import: {
        title: '엑셀 일괄 등록',
        text: '명단을 붙여넣으면 행마다 먼저 검사하고 초대 메일까지 보냅니다.',
      },
      permissions: {
        title: '세분화된 권한',
        text: `${permissions.length}가지 권한을 매니저마다 다르게 줍니다. 권한이 없는 메뉴는 보이지 않습니다.`,
      },
      groups: {
        title: '관리 그룹',
        text: '학생을 담당 매니저에게 한 번에 배정하고, 잘못 옮기면 되돌립니다.',
      },
      rooms: {
        title: '스터디룸 운영',
        text: '비밀번호, 최대 인원, 입장할 때의 카메라와 마이크까지 정합니다.',
      },
      history: { title: '변경 이력', text: '누가 무엇을 언제 바꾸었는지 남김없이 기록합니다.' },
    },
  },
  figures: { title: '숫자로 보는 %{product}' },
  cases: {
    title: '먼저 도입한 곳의 이야기',
    text: '학원과 스터디카페, 학교가 저마다의 방식으로 쓰고 있습니다.',
  },
  awards: { title: '수상과 인증' },
  support: {
    title: '문의부터 시작까지, 네 단계',
    steps: [
      { title: '문의', text: '인원과 시작 시기를 알려 주세요. 담당자가 연락드립니다.' },
      { title: '상담', text: '운영 방식을 듣고 필요한 기능과 이용 인원을 함께 정합니다.' },
      { title: '개설', text: '학원 ID를 만들고 로고와 명단을 등록합니다. 옮기는 일도 도와드립니다.' },
      { title: '시작', text: '학생에게 초대 메일을 보내면 그날부터 기록이 쌓입니다.' },
    ],
    questions: '자주 묻는 질문',
    answers: [
      {
        question: '무료로 먼저 사용해 볼 수 있나요?',
        answer: `네. 가입한 날부터 ${trial.days}일 동안 모든 프리미엄 기능을 무료로 사용할 수 있습니다. 기간이 끝나도 기록은 사라지지 않습니다.`,
      },
      {
        question: '학생 카메라 화면이 녹화되나요?',
        answer:
          '아니요. 콘솔에는 입장과 퇴장, 공부 상태, 카메라가 켜져 있는지만 기록되고 영상은 저장되지 않습니다.',
      },
      {
        question: `하루의 기준이 왜 ${dayStartsAt}인가요?`,
        answer: `새벽까지 공부하는 학생의 기록이 이틀로 나뉘지 않도록 공부 기록과 출석, 순위는 ${dayStartsAt}을 기준으로 집계합니다. 기준 시각은 학원에서 바꿀 수 있습니다.`,
      },
      {
        question: '매니저와 교사 계정은 몇 개까지 만들 수 있나요?',
        answer: `매니저는 기본 ${limits.managers.max}명, 학생을 지켜보기만 하는 옵서버는 ${observers.max}명까지 만들 수 있습니다. 더 필요하면 문의해 주세요.`,
      },
      {
        question: '기존 명단을 그대로 옮길 수 있나요?',
        answer:
          '네. 엑셀 양식을 다운로드해 채우거나 쓰던 표를 그대로 붙여넣으면 됩니다. 오류가 있는 행만 따로 알려 드립니다.',
      },
    ],
    contact: '직접 물어보고 싶다면',
    chat: '채팅으로 문의하기',
  },
  closing: {
    title: '우리 학원에 맞는지 먼저 확인해 보세요',
    text: '이용 인원과 시작 시기만 알려 주셔도 충분합니다.',
  },
  footer: {
    related: '관련 사이트',
    top: '맨 위로',
    rights: 'All rights reserved',
    termsUrl: '이용약관',
    privacyUrl: '개인정보 처리방침',
  },
};
