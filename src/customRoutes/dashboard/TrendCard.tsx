import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ChartData } from '../../engine/chart/series.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatMonthDay, formatNumber } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import type { Lockable } from '../../contract/lockable.ts';
import { PremiumState } from '../../engine/PremiumState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { Change } from './Change.tsx';
import { Empty } from './Empty.tsx';
import { FigureLink, type Target } from './FigureLink.tsx';

interface Trend {
  since: string;
  until: string;
  recentTrendLineInfoList: { date: string; value: number; incomplete: boolean }[];
  lastTrendLineInfoList: { date: string; value: number }[];
}

interface Props<T extends Trend> {
  title: string;
  query: UseQueryResult<Lockable<T>>;
  as: 'duration' | 'number';
  /** The averages of the recent days and of those before. */
  averages: (trend: T) => { recent: number; last: number };
  /** The list behind it. */
  target: (trend: T) => Target;
}

/** A figure's average a day with its change, and both periods day by day. */
export function TrendCard<T extends Trend>({ title, query, as, averages, target }: Props<T>) {
  const translate = useTranslate();
  const place = usePlace();
  const duration = useDuration();
  const write = (value: number) => (as === 'duration' ? duration(value) : formatNumber(value, place));
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
        values: trend.lastTrendLineInfoList.map(({ value }) => value),
      },
    ],
    incompleteAt: trend.recentTrendLineInfoList.findIndex(({ incomplete }) => incomplete),
  });
  return (
    <Card title={title} caption={translate('insight.runningDay')}>
      <PremiumState feature="trends" query={query} skeleton={<CardSkeleton height={356} />}>
        {trend => {
          const { recent, last } = averages(trend);
          const points = [...trend.recentTrendLineInfoList, ...trend.lastTrendLineInfoList];
          if (points.every(({ value }) => value === 0)) return <Empty />;
          return (
            <>
              <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 1 }}>
                <Typography sx={{ fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em' }}>
                  <FigureLink to={target(trend)}>{write(recent)}</FigureLink>
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {translate('insight.perDay')}
                </Typography>
                <Typography variant="body2" component="span">
                  <Change now={recent} before={last} />
                </Typography>
              </Box>
              <Chart data={toData(trend)} />
            </>
          );
        }}
      </PremiumState>
    </Card>
  );
}
