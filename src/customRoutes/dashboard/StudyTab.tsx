import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { StudyTimeSummary } from '../../domain/entities/insight.ts';
import { limits } from '../../domain/limits.ts';
import { namesApart } from '../../domain/namesApart.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { clipped } from './clipped.ts';
import { Columns } from './Columns.tsx';
import { comparisonOf } from './comparisonOf.ts';
import { Empty } from './Empty.tsx';
import { RankCard } from './RankCard.tsx';
import { RankList, type RankRow } from './RankList.tsx';
import { TrendCard } from './TrendCard.tsx';
import type { DashboardQuery } from './useDashboardQuery.ts';

/** Study time: its trend, how it is spread, and who studied most and least. */
export function StudyTab({ selection }: { selection: DashboardQuery }) {
  const translate = useTranslate();
  const duration = useDuration();
  const isClipped = selection.period === '3m';
  const clipping = isClipped
    ? translate('insight.clipped', { days: limits.studyHistory.maxDays })
    : undefined;
  const summary = useApi(contract.dashboard.studyTimeSummary, { query: selection.query });
  const trend = useApi(contract.dashboard.studyTimeTrend, { query: selection.query });
  const { isCompared, changeCaption } = comparisonOf(selection, trend.data);

  const toRows = (data: StudyTimeSummary, side: 'top' | 'bottom'): RankRow[] => {
    const { top, bottom } = data.studyTimeRanks;
    const apart = namesApart([...top, ...bottom]);
    const most = top[0]?.totalSeconds || 1;
    return data.studyTimeRanks[side].map(student => ({
      id: student.customerId,
      rank: student.rank,
      name: student.name,
      email: apart(student),
      value: duration(student.totalSeconds),
      note: translate('dashboard.study.perDay', {
        time: duration(student.recentDayAvgSeconds ?? student.avgSeconds),
      }),
      part: student.totalSeconds / most,
      ...(isCompared && {
        change: {
          now: student.recentDayAvgSeconds,
          before: student.lastDayAvgSeconds,
          isOnlyToday: student.totalSeconds > 0 && !student.recentDayAvgSeconds,
        },
      }),
      to: { screen: 'studyHistory', filter: { ...clipped(data), userId: student.userId } },
    }));
  };
  const ranks = (side: 'top' | 'bottom') => (
    <RankCard
      title={`${translate('dashboard.study.ranks')} · ${translate(`dashboard.study.${side}`)}`}
      label={translate(`dashboard.study.${side}`)}
      caption={[changeCaption, clipping].filter(Boolean).join(' ')}
      query={summary}
      rows={data => toRows(data, side)}
      topCount={data => data.studyTimeRanks.top.length}
    />
  );

  return (
    <>
      <Columns of="wideFirst">
        <TrendCard
          title={translate('dashboard.study.trend')}
          caption={clipping}
          query={trend}
          selection={selection}
          as="duration"
          averages={data => ({
            recent: data.recentDayAvgTotalTimeSeconds,
            last: data.lastDayAvgTotalTimeSeconds,
          })}
          target={days => ({ screen: 'studyHistory', filter: clipped(days) })}
        />
        <Card
          title={translate('dashboard.study.spread')}
          caption={[translate('dashboard.study.spreadCaption'), clipping].filter(Boolean).join(' ')}
        >
          <QueryState query={summary} skeleton={<CardSkeleton height={356} shape="rows" />}>
            {({ studyTimePercentiles: spread, ...data }) => {
              if (data.studyTimeRanks.top.length === 0) return <Empty />;
              const to = { screen: 'statsStudent', params: { ...clipped(data) } } as const;
              const most = Math.max(spread.topTenAvgTimeSeconds, spread.p90Seconds) || 1;
              const bar = (key: string, seconds: number) => ({
                id: key,
                name: translate(`dashboard.study.${key}`),
                value: duration(seconds),
                part: seconds / most,
                to,
              });
              return (
                <RankList
                  label={translate('dashboard.study.spread')}
                  // With few students the first ten reach below a percentile.
                  rows={[
                    bar('topAverage', spread.topTenAvgTimeSeconds),
                    bar('percentiles.p90', spread.p90Seconds),
                    bar('percentiles.p75', spread.p75Seconds),
                    bar('average', spread.avgTimeSeconds),
                    bar('percentiles.p50', spread.p50Seconds),
                    bar('percentiles.p25', spread.p25Seconds),
                    bar('bottomAverage', spread.bottomTenAvgTimeSeconds),
                  ].toSorted((a, b) => b.part - a.part)}
                />
              );
            }}
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
