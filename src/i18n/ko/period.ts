import { presetDays } from '../../domain/period.ts';
import type { period as english } from '../en/period.ts';

export const period: typeof english = {
  label: '조회 기간',
  named: '빠른 선택',
  since: '시작일',
  until: '종료일',
  earlier: '이전 기간',
  later: '다음 기간',
  apply: '조회',
  days: '%{smart_count}일',
  limit: '한 번에 최대 %{days}일까지 조회할 수 있습니다.',
  limitOfYear: '한 번에 최대 1년(%{days}일)까지 조회할 수 있습니다.',
  studyDay: '학습일은 %{dayStart}부터 다음 날 %{dayStart}까지입니다.',
  comparison: '비교 기간',
  comparedSince: '비교 시작일',
  comparisons: { NONE: '비교 안 함', BEFORE: '이전 기간', MONTH: '지난달', OWN: '직접 선택' },
  faults: {
    missing: '시작일과 종료일을 모두 입력해 주세요.',
    reversed: '종료일이 시작일보다 빠릅니다.',
    tooLong: '최대 %{days}일까지 조회할 수 있습니다. 선택한 기간은 %{chosen}일입니다.',
  },
  presets: {
    today: '오늘',
    yesterday: '어제',
    last7Days: `최근 ${presetDays.last7Days}일`,
    thisWeek: '이번 주',
    lastWeek: '지난주',
    thisMonth: '이번 달',
    lastMonth: '지난달',
    last30Days: `최근 ${presetDays.last30Days}일`,
    last60Days: `최근 ${presetDays.last60Days}일`,
    last90Days: `최근 ${presetDays.last90Days}일`,
    thisYear: '올해',
    lastYear: '최근 1년',
  },
};
