import { limits } from '../../domain/limits.ts';
import type {
  attention as english,
  attentionActions as englishActions,
  attentionResources as englishResources,
} from '../en/attention.ts';

const { past, weekDays, leastCountedDays, lostStreakDays } = limits.attention;

export const attention: typeof english = {
  caption: '어제까지의 기록에서 출석이나 공부에 변화가 생긴 학생입니다.',
  title: '확인이 필요한 학생',
  all: '%{smart_count}명 모두 보기',
  toList: '목록 열기',
  more: '외 %{smart_count}건',
  own: '담당 학생만 표시합니다.',
  asOf: '%{date}까지의 학습일 기준이며, 아무도 오지 않은 날은 제외합니다.',
  open: '확인 필요 (%{count})',
  handled: '처리 완료 (%{count})',
  state: '상태',
  byRule: '사유별 학생 수',
  empty: {
    title: '확인이 필요한 학생이 없습니다',
    text: '기능 설정의 기준에 해당하는 학생이 여기에 표시됩니다.',
  },
  since: '%{date}부터',
  sinceLonger: '%{date} 이전부터',
  handledBy: '%{date} %{name} 처리: %{note}',
  handledWithoutName: '%{date} 처리: %{note}',
  findings: {
    ABSENT_IN_A_ROW: '%{smart_count}일 연속 결석',
    ATTENDANCE_LOW: '출석률 %{rate}, %{compared}일 중 %{value}일 출석',
    STUDY_DOWN: '최근 한 주 %{value} 공부, 평소 %{compared}보다 %{share} 감소',
    STREAK_LOST: '%{smart_count}일 연속 공부가 끊김',
    TARGET_MISSED: '최근 한 주 출석한 %{compared}일 중 %{value}일 목표 미달',
    CAMERA_OFF: '최근 한 주 카메라 꺼짐 %{smart_count}회',
  },
  settings: {
    title: '확인이 필요한 학생',
    help: '아래 기준에 해당하는 학생을 대시보드에 표시합니다. 끝난 학습일만 계산하며, 아무도 오지 않은 날은 제외합니다.',
    saved: '기준을 저장했습니다.',
    off: '사용 안 함',
    units: {
      attendanceBelow: '%{value}% 미만',
      attendanceDays: '%{value}일',
      absencesInARow: '%{value}일 이상',
      studyDownBy: '%{value}% 이상',
      lostStreak: '%{value}일 이상',
      cameraOffTimes: '%{value}회 이상',
      missedTargets: '%{value}일 이상',
    },
    fields: {
      attendanceBelow: '출석률',
      attendanceDays: '계산 기간(최근)',
      absencesInARow: '연속 결석',
      studyDownBy: '공부 시간 감소',
      lostStreak: '끊기기 전 연속 공부',
      cameraOffTimes: '카메라 꺼짐',
      missedTargets: '목표 미달',
    },
    rules: {
      ABSENT_IN_A_ROW: '학습 요일이 아닌 날은 계산하지 않습니다.',
      ATTENDANCE_LOW: `출석 기록과 같은 방식으로 계산하며, 계산할 날이 ${leastCountedDays}일 이상일 때 적용합니다.`,
      STUDY_DOWN: `최근 ${weekDays}일을 그 전 ${past.weeks}주의 같은 요일 평균과 비교합니다.`,
      STREAK_LOST: `연속으로 공부하다가 멈춘 학생입니다. ${lostStreakDays}일 동안 표시합니다.`,
      TARGET_MISSED: `최근 ${weekDays}일 중 출석했지만 하루 목표를 채우지 못한 날입니다.`,
      CAMERA_OFF: `최근 ${weekDays}일의 카메라 꺼짐 알림 횟수입니다. 이 알림을 사용하지 않으면 계산하지 않습니다.`,
    },
  },
};

export const attentionResources: typeof englishResources = {
  attention: {
    name: '확인이 필요한 학생',
    count: '%{smart_count}명',
    fields: {
      name: '학생',
      email: '이메일',
      managerName: '담당 매니저',
      managerId: '담당 매니저',
      findingCount: '사유 수',
      findings: '사유',
      since: '시작일',
      rule: '사유',
      handled: '처리 완료만',
    },
  },
};

export const attentionActions: typeof englishActions = {
  handle: {
    label: '처리 완료로 표시',
    title: '학생 %{smart_count}명을 처리 완료로 표시',
    text: '상황이 끝났다가 다시 시작되거나 더 나빠질 때까지 목록에 표시하지 않습니다. 처리 결과를 적어 주세요.',
    note: '처리 결과',
    confirm: '%{smart_count}명 처리 완료',
    done: '학생 %{smart_count}명을 처리 완료로 표시했습니다.',
  },
  reopen: {
    label: '다시 열기',
    title: '학생 %{smart_count}명을 다시 열까요?',
    text: '목록에 다시 표시되고, 적어 둔 처리 결과는 삭제됩니다.',
    confirm: '%{smart_count}명 다시 열기',
    done: '학생 %{smart_count}명을 다시 열었습니다.',
  },
};
