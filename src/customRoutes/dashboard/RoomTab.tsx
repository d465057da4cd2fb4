import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Period as PeriodName } from '../../domain/choices.ts';
import type { StudyRoomSummary } from '../../domain/entities/insight.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatNumber } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { clipped } from './clipped.ts';
import { Columns } from './Columns.tsx';
import { Figures } from './Figures.tsx';
import { RankList, type RankRow } from './RankList.tsx';
import { TrendCard } from './TrendCard.tsx';

/** Study rooms: how many are used, and which ones are full and which stand empty. */
export function RoomTab({ period }: { period: PeriodName }) {
  const translate = useTranslate();
  const duration = useDuration();
  const place = usePlace();
  const summary = useApi(contract.dashboard.studyRoomSummary, { query: { period } });
  const trend = useApi(contract.dashboard.studyRoomTrend, { query: { period } });

  const toRows = (data: StudyRoomSummary, list: 'topRankList' | 'bottomRankList'): RankRow[] => {
    const most = data.topRankList[0]?.totalSeconds || 1;
    return data[list].map(room => ({
      id: room.roomId,
      rank: room.rank,
      name: room.name,
      value: room.usedDayCount === 0 ? translate('dashboard.room.empty') : duration(room.totalSeconds),
      note: `${translate('dashboard.room.use', room.userCount)} · ${translate('dashboard.room.days', room.usedDayCount)}`,
      part: room.totalSeconds / most,
      to: { screen: 'studyHistory', filter: { ...clipped(data), roomId: room.roomId } },
    }));
  };
  const ranks = (side: 'top' | 'bottom') => (
    <Card title={translate(`dashboard.room.${side}`)}>
      <QueryState query={summary} skeleton={<CardSkeleton height={420} />}>
        {data => (
          <RankList
            label={translate(`dashboard.room.${side}`)}
            rows={toRows(data, side === 'top' ? 'topRankList' : 'bottomRankList')}
          />
        )}
      </QueryState>
    </Card>
  );

  return (
    <>
      <Columns of="wideFirst">
        <TrendCard
          title={translate('dashboard.room.trend')}
          query={trend}
          as="number"
          averages={data => ({
            recent: data.recentDayAvgUsedStudyRoomCnt,
            last: data.lastDayAvgUsedStudyRoomCnt,
          })}
          target={data => ({ screen: 'studyHistory', filter: clipped(data) })}
        />
        <Card title={translate('dashboard.room.counts')}>
          <QueryState query={summary} skeleton={<CardSkeleton height={356} />}>
            {({ studyRoomCntSummary: counts }) => (
              <Figures
                figures={(['available', 'used', 'unused', 'created', 'ended'] as const).map(key => ({
                  label: translate(`dashboard.room.${key}`),
                  value: formatNumber(counts[`${key}Count`], place),
                  to:
                    key === 'available' || key === 'unused'
                      ? { screen: 'roomStatus' }
                      : {
                          screen: 'roomHistory',
                          ...(key === 'ended' ? { filter: { status: ['ENDED'] } } : {}),
                        },
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
