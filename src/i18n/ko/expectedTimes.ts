import type { expectedTimes as english } from '../en/expectedTimes.ts';

export const expectedTimes: typeof english = {
  settings: {
    title: '출석',
    help: '학습일에 등원 시각보다 늦게 입장하면 지각, 마지막 퇴장이 하원 시각보다 이르면 조퇴로 표시합니다. 학생별로 시각을 따로 정할 수 있으며, 변경하면 지난 날짜에도 적용됩니다.',
    graceMinutes: '허용 시간(분)',
    saved: '출석 설정을 저장했습니다.',
  },
  title: '등·하원 시각',
  empty: '시각을 비워 두면 지각이나 조퇴로 표시하지 않습니다.',
  copy: '%{day}요일 시각을 모든 요일에 적용',
  entry: '등원 시각',
  leave: '하원 시각',
  academy: '학원 기본값',
  none: '시각 없음',
  own: '직접 지정',
  range: '%{entry} ~ %{leave}',
  edit: '등·하원 시각 변경',
  saved: '등·하원 시각을 저장했습니다.',
};
