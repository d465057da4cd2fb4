import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ChartData } from '../../engine/chart/series.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatDate, formatMonthDay, formatNumber } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import type { Lockable } from '../../contract/lockable.ts';
import { PremiumState } from '../../engine/PremiumState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { Change } from './Change.tsx';
import { Empty } from './Empty.tsx';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import type { Target } from '../../engine/drillDown/target.ts';

interface Trend {
  since: string;
  until: string;
  /** The first day that has a record. */
  recordedSince: string | null;
  recentTrendLineInfoList: { date: string; value: number; incomplete: boolean }[];
  lastTrendLineInfoList: { date: string; value: number }[];
}

interface Props<T extends Trend> {
  title: string;
  caption?: string | undefined;
  query: UseQueryResult<Lockable<T>>;
  as: 'duration' | 'number';
  /** The words of an average with its unit, where it is a number. */
  unit?: string;
  /** The averages of the recent days and of those before. */
  averages: (trend: T) => { recent: number; last: number };
  /** The list behind it. */
  target: (trend: T) => Target;
}

const isRecorded = ({ recordedSince }: Trend, date: string) =>
  recordedSince !== null && date >= recordedSince;

/** A figure's average a day with its change, and both periods day by day. */
export function TrendCard<T extends Trend>({ title, caption, query, as, unit, averages, target }: Props<T>) {
  const translate = useTranslate();
  const place = useFormatContext();
  const duration = useDuration();
  const write = (value: number) =>
    as === 'duration'
      ? duration(value)
      : translate(unit!, { count: formatNumber(Math.round(value * 10) / 10, place) });
  const toData = (trend: T): ChartData => ({
    title,
    kind: 'line',
    as,
    labels: trend.recentTrendLineInfoList.map(({ date }) => formatMonthDay(date, place)),
    series: [
      {
        id: 'recent',
        label: translate('insight.recent'),
        tone: 'accent',
        values: trend.recentTrendLineInfoList.map(({ value }) => value),
      },
      {
        id: 'last',
        label: translate('insight.last'),
        tone: 'quiet',
        dashed: true,
        values: trend.lastTrendLineInfoList.map(({ date, value }) =>
          isRecorded(trend, date) ? value : null,
        ),
      },
    ],
    incompleteAt: trend.recentTrendLineInfoList.findIndex(({ incomplete }) => incomplete),
  });
  return (
    <Card title={title} caption={[translate('insight.runningDay'), caption].filter(Boolean).join(' ')}>
      <PremiumState feature="trends" query={query} skeleton={<CardSkeleton height={356} />}>
        {trend => {
          const { recent, last } = averages(trend);
          const before = trend.lastTrendLineInfoList;
          // The running day has its fellow before, which is left out as well.
          const isCompared = before.slice(0, -1).some(({ date }) => isRecorded(trend, date));
          const isPartly = isCompared && !isRecorded(trend, before[0]!.date);
          const points = [...trend.recentTrendLineInfoList, ...before];
          if (points.every(({ value }) => value === 0)) return <Empty />;
          return (
            <>
              <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 1 }}>
                <Typography sx={{ fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em' }}>
                  <DrillDownLink to={target(trend)} label={`${title} ${write(recent)}`}>
                    {write(recent)}
                  </DrillDownLink>
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {translate('insight.perDay')}
                </Typography>
                <Typography variant="body2" component="span">
                  <Change now={recent} before={isCompared ? last : null} />
                </Typography>
              </Box>
              {isPartly && (
                <Typography variant="caption" color="text.secondary" component="p">
                  {translate('insight.recordedSince', { date: formatDate(trend.recordedSince!, place) })}
                </Typography>
              )}
              <Chart data={toData(trend)} />
            </>
          );
        }}
      </PremiumState>
    </Card>
  );
}
