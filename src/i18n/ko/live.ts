import { limits } from '../../domain/limits.ts';
import type { Messages } from '../en/index.ts';

export const live: Messages['live'] = {
  contact: {
    connecting: '연결 중…',
    live: '실시간',
    polling: '실시간 연결 없음 · 자동 새로고침 중',
    lost: '연결이 끊겼습니다. 다시 연결하는 중…',
  },
  asOf: '%{ago} 기준입니다.',
  devices: {
    camera: { ON: '카메라 켜짐', OFF: '카메라 꺼짐' },
    mic: { ON: '마이크 켜짐', OFF: '마이크 꺼짐' },
    speaker: { ON: '스피커 켜짐', OFF: '스피커 꺼짐' },
  },
  lost: {
    title: '서버와 연결이 끊겼습니다.',
    text: '화면의 정보가 최신이 아닐 수 있습니다. 연결되는 즉시 자동으로 갱신됩니다.',
  },
};

export const bell: Messages['bell'] = {
  open: '알림',
  openWith: '알림, 읽지 않음 %{smart_count}건',
  title: '알림',
  markRead: '모두 읽음으로 표시',
  unread: '읽지 않음',
  take: '내가 처리',
  release: '처리 취소',
  close: '처리 완료',
  taken: '%{name} 님이 처리 중',
  takenByMe: '내가 처리 중',
  closed: '%{name} 님이 처리 완료',
  empty: {
    title: '새로운 알림이 없습니다',
    text: `최근 ${limits.alerts.days}일간의 카메라 꺼짐, 자리 비움, 휴식 초과 알림이 여기에 표시됩니다.`,
  },
  text: {
    CAMERA_OFF: '카메라 꺼짐',
    ABSENCE: '자리 비움',
    BREAK: '휴식 초과',
  },
};

export const wall: Messages['wall'] = {
  caption: '지금 공부 중인 학생을 실시간으로 확인합니다. 오늘 공부 시간은 %{dayStart}부터 집계합니다.',
  summary: {
    total: '현재 입장',
    STUDY: '공부 중',
    BREAK: '휴식 중',
    STOP: '정지',
    cameraOff: '카메라 꺼짐',
    away: '자리 비움',
    ofStudents: '전체의 %{rate}',
  },
  selection: {
    begin: '선택',
    end: '선택 끝내기',
    none: '학생을 선택해 주세요',
    all: '%{count} 모두 선택',
    count: '%{smart_count}명',
  },
  view: { label: '보기 방식', tiles: '타일', list: '목록' },
  fullScreen: { enter: '전체 화면', leave: '전체 화면 끝내기' },
  page: '%{total}명 중 %{first}–%{last}',
  search: '이름으로 검색',
  room: '스터디룸',
  manager: '담당 매니저',
  all: '전체',
  sort: {
    label: '정렬',
    attention: '확인 필요순',
    name: '이름순',
    time: '공부 시간순',
    entered: '최근 입장순',
    room: '스터디룸별',
  },
  list: '지금 공부 중인 학생',
  column: {
    student: '학생',
    state: '상태',
    room: '스터디룸',
    today: '오늘 공부',
    target: '목표 달성',
    devices: '카메라·마이크',
  },
  today: '오늘 공부 시간',
  ofTarget: '목표 %{target} 중 %{rate}',
  hours: '%{hours}시간',
  hoursAndMinutes: '%{hours}시간 %{minutes}분',
  noTarget: '목표 없음',
  cameraOff: '카메라 꺼짐',
  away: '자리 비움',
  stale: '신호 없음',
  details: {
    enteredAt: '입장 시각',
    since: '현재 상태 시작',
    devices: '장치',
    device: '접속 기기',
    open: '학생 상세',
    room: '스터디룸 보기',
    gone: {
      title: '지금은 스터디룸에 없습니다',
      text: '학생이 퇴장했습니다. 공부 시간은 오늘 기록에 남아 있습니다.',
    },
  },
  empty: {
    title: '지금 공부 중인 학생이 없습니다',
    text: '학생이 스터디룸에 입장하면 바로 여기에 표시됩니다.',
  },
};
