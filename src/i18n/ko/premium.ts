import { limits } from '../../domain/limits.ts';
import type { premium as english } from '../en/premium.ts';

export const premium: typeof english = {
  note: '유료 회원 전용 기능',
  plan: '%{plan} 요금제에 포함된 기능입니다. 기록은 지금도 계속 저장되며, 이용을 시작하면 바로 볼 수 있습니다.',
  ask: '프리미엄 문의하기',
  askOwner: '프리미엄 이용은 학원 대표자(%{name}, %{email})에게 문의해 주세요.',
  inMenu: '프리미엄',
  trialLeft: '무료 체험 %{smart_count}일 남음',
  trialShort: '체험 %{smart_count}일',
  trialLast: '무료 체험 오늘까지',
  trialLastShort: '오늘까지',
  trialEnds: '프리미엄 무료 체험이 %{date}에 끝납니다.',
  planEnds: '프리미엄 이용 기간이 %{date}에 끝납니다.',
  over: '프리미엄 이용이 %{date}에 끝났습니다.',
  willBeKept: '이후에도 모든 기록은 그대로 보관되며, 프리미엄 기능만 잠깁니다.',
  kept: '모든 기록은 그대로 보관되어 있습니다. 프리미엄을 다시 시작하면 잠긴 기능이 바로 열립니다.',
  features: {
    premiumRecord: {
      name: '프리미엄 공부 기록',
      text: '학생의 스톱워치로 측정한 오늘·이번 주·이번 달·누적 공부 시간을 이전 기간과 비교하고, 날짜별 막대그래프로 확인할 수 있습니다.',
    },
    trends: {
      name: '추이 분석',
      text: '최근 기간과 이전 기간을 하루 단위로 비교해 우리 학원의 변화를 한눈에 볼 수 있습니다.',
    },
    peopleStats: {
      name: '학생·매니저 통계',
      text: `최대 ${limits.statistics.maxDays}일 동안의 공부 시간, 달성률, 출석, 순위를 학생과 매니저별로 비교하고, 학생별 리포트와 통계를 엑셀과 PDF로 다운로드할 수 있습니다.`,
    },
  },
};
