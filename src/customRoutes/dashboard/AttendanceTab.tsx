import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Period as PeriodName } from '../../domain/choices.ts';
import type { AttendanceSummary } from '../../domain/entities/insight.ts';
import { formatNumber, formatRate } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { Columns } from './Columns.tsx';
import { Figures } from './Figures.tsx';
import { RankList, type RankRow } from './RankList.tsx';
import { TrendCard } from './TrendCard.tsx';

/** Attendance: how many come, how the rate moved, and who came most and least often. */
export function AttendanceTab({ period }: { period: PeriodName }) {
  const translate = useTranslate();
  const place = usePlace();
  const summary = useApi(contract.dashboard.attendanceSummary, { query: { period } });
  const trend = useApi(contract.dashboard.attendanceTrend, { query: { period } });

  const toRows = (data: AttendanceSummary, list: 'topRankList' | 'bottomRankList'): RankRow[] =>
    data[list].map(student => ({
      id: student.customerId,
      rank: student.rank,
      name: student.name,
      value: formatRate(student.rate, place),
      note: translate('dashboard.attendance.days', {
        present: student.presentCount,
        all: student.presentCount + student.absentCount,
      }),
      part: student.rate,
      to: {
        screen: 'attendanceHistory',
        filter: { since: data.since, until: data.until, searchText: student.name },
      },
    }));
  const ranks = (side: 'top' | 'bottom') => (
    <Card title={translate(`dashboard.attendance.${side}`)}>
      <QueryState query={summary} skeleton={<CardSkeleton height={420} />}>
        {data => (
          <RankList
            label={translate(`dashboard.attendance.${side}`)}
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
          title={translate('dashboard.attendance.trend')}
          query={trend}
          as="number"
          averages={data => ({
            recent: data.recentDayAvgAttendanceCnt,
            last: data.lastDayAvgAttendanceCnt,
          })}
          target={({ since, until }) => ({ screen: 'attendanceHistory', filter: { since, until } })}
        />
        <Card title={translate('dashboard.attendance.counts')}>
          <QueryState query={summary} skeleton={<CardSkeleton height={356} />}>
            {({ attendanceCntSummary: counts, since, until }) => {
              const to = { screen: 'attendanceHistory', filter: { since, until } } as const;
              const days = counts.presentCount + counts.absentCount;
              return (
                <Figures
                  figures={[
                    {
                      label: translate('dashboard.attendance.rate'),
                      value: days === 0 ? translate('list.none') : formatRate(counts.rate, place),
                      to,
                    },
                    {
                      label: translate('dashboard.attendance.before'),
                      value: formatRate(counts.beforeRate, place),
                    },
                    {
                      label: translate('dashboard.attendance.present'),
                      value: formatNumber(counts.presentCount, place),
                      to,
                    },
                    {
                      label: translate('dashboard.attendance.absent'),
                      value: formatNumber(counts.absentCount, place),
                      to,
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
