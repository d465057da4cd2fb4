import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { RoomActivity } from '../../domain/choices.ts';
import type { StudyRoomSummary } from '../../domain/entities/insight.ts';
import { limits } from '../../domain/limits.ts';
import type { Period } from '../../domain/period.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatNumber, formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import type { Target } from '../../engine/drillDown/target.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { clipped } from './clipped.ts';
import { Columns } from './Columns.tsx';
import { comparisonOf } from './comparisonOf.ts';
import { Figures } from './Figures.tsx';
import { RankCard } from './RankCard.tsx';
import type { RankRow } from './RankList.tsx';
import { TrendCard } from './TrendCard.tsx';
import type { DashboardQuery } from './useDashboardQuery.ts';

const happened =
  (activity: RoomActivity, more: object = {}) =>
  ({ since, until }: Period): Target => ({
    screen: 'roomHistory',
    filter: { activity, since, until, ...more },
  });
/** The rooms behind each count. */
const targets = {
  available: (): Target => ({ screen: 'roomStatus' }),
  used: happened('USED'),
  unused: happened('UNUSED', { status: ['AVAILABLE'] }),
  created: happened('CREATED'),
  ended: happened('ENDED'),
};

/** Study rooms: how many are used, which are full and which are empty. */
export function RoomTab({ selection }: { selection: DashboardQuery }) {
  const translate = useTranslate();
  const duration = useDuration();
  const place = useFormatContext();
  const clipping =
    selection.period === '3m' && translate('insight.clipped', { days: limits.studyHistory.maxDays });
  const summary = useApi(contract.dashboard.studyRoomSummary, { query: selection.query });
  const trend = useApi(contract.dashboard.studyRoomTrend, { query: selection.query });
  const { isCompared, changeCaption } = comparisonOf(selection, trend.data);

  const toRows = (data: StudyRoomSummary, list: 'topRankList' | 'bottomRankList'): RankRow[] => {
    const most = data.topRankList[0]?.totalSeconds || 1;
    return data[list].map(room => ({
      id: room.roomId,
      rank: room.rank,
      name: room.name,
      value: room.usedDayCount === 0 ? translate('dashboard.room.empty') : duration(room.totalSeconds),
      note: `${translate('dashboard.room.use', room.userCount)} · ${translate('dashboard.room.days', room.usedDayCount)}`,
      part: room.totalSeconds / most,
      ...(isCompared && {
        change: {
          now: room.recentTotalSeconds,
          before: room.lastTotalSeconds,
          isOnlyToday: room.totalSeconds > 0 && room.recentTotalSeconds === 0,
        },
      }),
      to: { screen: 'studyHistory', filter: { ...clipped(data), roomId: room.roomId } },
    }));
  };
  const ranks = (side: 'top' | 'bottom') => (
    <RankCard
      title={translate(`dashboard.room.${side}`)}
      caption={[changeCaption, clipping].filter(Boolean).join(' ')}
      query={summary}
      rows={data => toRows(data, side === 'top' ? 'topRankList' : 'bottomRankList')}
      topCount={data => data.topRankList.length}
    />
  );

  return (
    <>
      <Columns of="wideFirst">
        <TrendCard
          title={translate('dashboard.room.trend')}
          query={trend}
          selection={selection}
          as="number"
          unit="dashboard.room.rooms"
          averages={data => ({
            recent: data.recentDayAvgUsedStudyRoomCnt,
            last: data.lastDayAvgUsedStudyRoomCnt,
          })}
          target={({ since, until }) => ({
            screen: 'roomHistory',
            filter: { activity: 'USED', since, until },
          })}
        />
        <Card
          title={translate('dashboard.room.counts')}
          caption={summary.data && formatPeriod(summary.data, place)}
        >
          <QueryState query={summary} skeleton={<CardSkeleton height={356} shape="rows" />}>
            {data => (
              <Figures
                figures={Object.entries(targets).map(([key, target]) => ({
                  label: translate(`dashboard.room.${key}`),
                  value: formatNumber(data.studyRoomCntSummary[`${key as keyof typeof targets}Count`], place),
                  to: target(data),
                }))}
              />
            )}
          </QueryState>
        </Card>
      </Columns>
      <Columns>
        {ranks('top')}
        {ranks('bottom')}
      </Columns>
    </>
  );
}
