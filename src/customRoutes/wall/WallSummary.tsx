import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { LiveCount } from '../../domain/entities/study.ts';
import { formatRate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import type { WallParams } from './useWallParams.ts';
import type { WallFilter } from './wallState.ts';

const figures = {
  STUDY: 'studyCount',
  BREAK: 'breakCount',
  STOP: 'stopCount',
  cameraOff: 'cameraOffCount',
  away: 'awayCount',
} as const satisfies Record<WallFilter, keyof LiveCount>;

/** How many do what; each figure shows the students behind it. */
export function WallSummary({
  query: { data: count, isError },
  params: { filter, set },
}: {
  query: Pick<UseQueryResult<LiveCount>, 'data' | 'isError'>;
  params: WallParams;
}) {
  const translate = useTranslate();
  const place = useFormatContext();
  return (
    <SummaryCards
      label={translate('screens.studyStatus')}
      failed={isError}
      cards={[
        {
          key: 'total',
          label: translate('wall.summary.total'),
          value: count?.totalCount,
          note: count && translate('wall.summary.ofStudents', { rate: formatRate(count.enterRate, place) }),
          isActive: filter === null,
          onClick: () => set({ state: null }),
        },
        ...(Object.keys(figures) as WallFilter[]).map(key => ({
          key,
          label: translate(`wall.summary.${key}`),
          value: count?.[figures[key]],
          isActive: filter === key,
          onClick: () => set({ state: filter === key ? null : key }),
        })),
      ]}
    />
  );
}
