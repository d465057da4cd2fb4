import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { comparedPeriods } from '../../domain/comparedPeriods.ts';
import type { AttendanceSummary } from '../../domain/entities/insight.ts';
import { namesApart } from '../../domain/namesApart.ts';
import { formatNumber, formatPeriod, formatRate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { Change } from '../../engine/compare/Change.tsx';
import { Columns } from './Columns.tsx';
import { comparisonOf } from './comparisonOf.ts';
import { Figures } from './Figures.tsx';
import { RankCard } from './RankCard.tsx';
import type { RankRow } from './RankList.tsx';
import { TrendCard } from './TrendCard.tsx';
import type { DashboardQuery } from './useDashboardQuery.ts';

/** Attendance: how many come, how the rate moved, and who came most and least often. */
export function AttendanceTab({ selection }: { selection: DashboardQuery }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const summary = useApi(contract.dashboard.attendanceSummary, { query: selection.query });
  const trend = useApi(contract.dashboard.attendanceTrend, { query: selection.query });
  const { isCompared, changeCaption } = comparisonOf(selection, trend.data);

  const toRows = (data: AttendanceSummary, list: 'topRankList' | 'bottomRankList'): RankRow[] => {
    const apart = namesApart([...data.topRankList, ...data.bottomRankList]);
    return data[list].map(student => ({
      id: student.customerId,
      rank: student.rank,
      name: student.name,
      email: apart(student),
      value: formatRate(student.rate, place),
      note: translate('dashboard.attendance.days', {
        present: student.presentCount,
        all: student.presentCount + student.absentCount,
      }),
      part: student.rate,
      ...(isCompared && {
        change: {
          now: student.recentRate,
          before: student.lastRate,
          by: 'points' as const,
          isOnlyToday: student.presentCount > 0 && !student.recentRate,
        },
      }),
      to: {
        screen: 'attendanceHistory',
        params: { since: data.since, until: data.until, search: student.email },
      },
    }));
  };
  const ranks = (side: 'top' | 'bottom') => (
    <RankCard
      title={translate(`dashboard.attendance.${side}`)}
      caption={changeCaption}
      query={summary}
      rows={data => toRows(data, side === 'top' ? 'topRankList' : 'bottomRankList')}
      topCount={data => data.topRankList.length}
    />
  );

  return (
    <>
      <Columns of="wideFirst">
        <TrendCard
          title={translate('dashboard.attendance.trend')}
          query={trend}
          selection={selection}
          as="number"
          unit="dashboard.attendance.students"
          averages={data => ({
            recent: data.recentDayAvgAttendanceCnt,
            last: data.lastDayAvgAttendanceCnt,
          })}
          target={({ since, until }) => ({ screen: 'attendanceHistory', params: { since, until } })}
        />
        <Card
          title={translate('dashboard.attendance.counts')}
          caption={summary.data && formatPeriod(summary.data, place)}
        >
          <QueryState query={summary} skeleton={<CardSkeleton height={356} shape="rows" />}>
            {({ attendanceCntSummary: counts, since, until }) => {
              const to = { screen: 'attendanceHistory', params: { since, until } } as const;
              const byRate = { ...to, params: { ...to.params, order: 'rate' } } as const;
              const rate = (value: number | null) =>
                value === null ? translate('list.none') : formatRate(value, place);
              const hasDays = counts.presentCount + counts.absentCount > 0;
              const last = comparedPeriods(
                selection.period,
                until,
                selection.query.compareSince,
              ).lastComplete;
              return (
                <Figures
                  figures={[
                    {
                      label: translate('dashboard.attendance.rate'),
                      value: rate(hasDays ? counts.rate : null),
                      to: byRate,
                      note: hasDays && isCompared && (
                        <Change now={counts.recentRate} before={counts.beforeRate} by="points" />
                      ),
                    },
                    ...(isCompared
                      ? [
                          {
                            label: translate('dashboard.attendance.before'),
                            value: rate(counts.beforeRate),
                            to: {
                              screen: 'attendanceHistory',
                              params: { ...last, order: 'rate' },
                            } as const,
                          },
                        ]
                      : []),
                    {
                      label: translate('dashboard.attendance.present'),
                      value: formatNumber(counts.presentCount, place),
                      to,
                    },
                    {
                      label: translate('dashboard.attendance.absent'),
                      value: formatNumber(counts.absentCount, place),
                      to: byRate,
                    },
                  ]}
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
