import { limits } from '../../domain/limits.ts';
import type { permissions as english } from '../en/permissions.ts';

export const permissions: typeof english = {
  title: '권한',
  text: '메뉴에서 볼 수 있는 화면과 할 수 있는 일을 정합니다. 변경 내용은 바로 적용됩니다.',
  presets: { label: '기본값에서 시작', manager: '전체 권한 매니저', observer: '옵서버', none: '권한 없음' },
  observer: {
    label: '옵서버',
    text: `모든 목록과 수치에서 자신에게 배정된 학생만 볼 수 있습니다. 학원당 최대 ${limits.observers.max}명까지 둘 수 있습니다.`,
    count: '옵서버 %{limit}명 중 %{count}명',
  },
  groups: {
    dashboard: '대시보드',
    studentAccount: '학생 계정',
    managerAccount: '매니저 계정',
    roomManagement: '스터디룸 관리',
    studyManagement: '공부 관리',
    attendance: '출석',
    statistics: '통계',
    managementGroup: '관리 그룹 설정',
    notificationManagement: '알림 관리',
    settings: '설정',
  },
  names: {
    VIEW_DASHBOARD: '대시보드 보기',
    VIEW_STUDENT: '학생 관리',
    VIEW_MANAGER: '매니저 관리',
    MANAGE_SUPERVISE_GROUP: '학생 배정',
    VIEW_STUDY: '스터디룸 관리',
    VIEW_ROOM_USER: '현재 공부 보기',
    VIEW_STUDY_TIME: '공부 기록 보기',
    VIEW_ATTENDANCE_STATUS: '오늘 출석 보기',
    VIEW_ATTENDANCE_HISTORY: '출석 기록 보기·수정',
    VIEW_STATISTICS: '통계 보기',
    MANAGE_GROUP: '학원 정보와 알림',
    MANAGE_GROUP_SETTING: '기능 설정',
  },
  words: {
    VIEW_DASHBOARD: '학원 전체의 현황, 요약, 추이를 봅니다.',
    VIEW_STUDENT: '학생 계정을 추가·초대·수정·비활성화·삭제합니다.',
    VIEW_MANAGER: '매니저를 추가·초대·수정·비활성화하고, 자신이 가진 권한을 부여합니다.',
    MANAGE_SUPERVISE_GROUP: '어느 매니저가 어느 학생을 담당할지 정합니다.',
    VIEW_STUDY: '운영 중인 스터디룸과 참여자를 보고, 스터디룸을 수정·입장·종료합니다.',
    VIEW_ROOM_USER: '누가 공부 중인지, 쉬고 있는지, 카메라가 꺼졌는지 봅니다.',
    VIEW_STUDY_TIME: '오늘과 지난 공부 시간을 보고, 사유를 남겨 수정합니다.',
    VIEW_ATTENDANCE_STATUS: '오늘의 출석과 결석을 봅니다.',
    VIEW_ATTENDANCE_HISTORY: '최대 1년간의 출석 기록을 보고, 사유를 남겨 수정합니다.',
    VIEW_STATISTICS: '공부·접속·학생·매니저 통계를 보고 다운로드합니다.',
    MANAGE_GROUP: '학원 이름, 로고, 주소를 바꾸고 템플릿 작성과 알림 발송을 합니다.',
    MANAGE_GROUP_SETTING: '카메라·자리 비움·휴식 규칙을 바꾸고 변경 이력을 봅니다.',
  },
  companions: {
    VIEW_STUDENT: {
      MANAGE_SUPERVISE_GROUP: '‘%{permission}’ 권한이 없으면 학생의 담당 매니저를 바꿀 수 없습니다.',
      VIEW_STUDY_TIME: '‘%{permission}’ 권한이 없으면 학생 정보에 공부 기록이 표시되지 않습니다.',
      VIEW_ATTENDANCE_HISTORY: '‘%{permission}’ 권한이 없으면 학생 정보에 출석이 표시되지 않습니다.',
    },
    VIEW_MANAGER: {
      MANAGE_SUPERVISE_GROUP: '‘%{permission}’ 권한이 없으면 매니저가 담당하는 학생을 볼 수 없습니다.',
    },
    MANAGE_SUPERVISE_GROUP: {
      VIEW_STUDENT: '‘%{permission}’ 권한이 없으면 학생 정보 화면을 열 수 없습니다.',
    },
    VIEW_ROOM_USER: {
      VIEW_STUDY: '‘%{permission}’ 권한이 없으면 학생이 있는 스터디룸을 열거나 입장할 수 없습니다.',
    },
    VIEW_ATTENDANCE_STATUS: {
      VIEW_ATTENDANCE_HISTORY: '‘%{permission}’ 권한이 없으면 출석을 수정할 수 없습니다.',
    },
    VIEW_STATISTICS: {
      VIEW_STUDY_TIME: '‘%{permission}’ 권한이 없으면 수치를 눌러도 기록을 볼 수 없습니다.',
    },
  },
  observerWatches: '옵서버는 아무것도 변경할 수 없으므로 이 권한은 효과가 없습니다.',
  alerts: {
    text: '카메라 꺼짐, 자리 비움, 휴식 초과 알림을 받을지는 따로 정합니다.',
    link: '알림 설정',
  },
  notHeld: '자신에게 없는 권한은 부여할 수 없습니다.',
  lacked: '자신에게 없는 권한: %{names}',
  own: '자신의 권한은 변경할 수 없습니다.',
  preview: {
    open: '이 매니저의 메뉴 미리보기',
    title: '%{name} 매니저의 메뉴',
    empty: '이 권한으로는 개설 기록만 볼 수 있습니다.',
  },
  save: '권한 저장',
  saved: '권한을 저장했습니다. 바로 적용됩니다.',
};
