import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Lockable } from '../../contract/lockable.ts';
import type { Period } from '../../domain/period.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import { PreloadNotes } from '../../engine/chart/PreloadNotes.tsx';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { Change } from '../../engine/compare/Change.tsx';
import { formatDate, formatNumber } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import type { Target } from '../../engine/drillDown/target.ts';
import { useOpenTarget } from '../../engine/drillDown/useOpenTarget.ts';
import { PremiumState } from '../../engine/PremiumState.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { isOnRecord } from './comparisonOf.ts';
import { Empty } from './Empty.tsx';
import { trendChart, type Trend } from './trendChart.ts';
import type { DashboardQuery } from './useDashboardQuery.ts';

interface Props<T extends Trend> {
  title: string;
  caption?: string | undefined;
  query: UseQueryResult<Lockable<T>>;
  as: 'duration' | 'number';
  /** The words of an average with its unit, where it is a number. */
  unit?: string;
  /** The averages of the recent days and of those before. */
  averages: (trend: T) => { recent: number; last: number };
  selection: Pick<DashboardQuery, 'recent' | 'isCompared'>;
  /** The list behind some of its days. */
  target: (days: Period) => Target;
}

/** A figure's average a day with its change, and both periods day by day. */
export function TrendCard<T extends Trend>({
  title,
  caption,
  query,
  as,
  unit,
  averages,
  selection: { recent, isCompared },
  target,
}: Props<T>) {
  const translate = useTranslate();
  const place = useFormatContext();
  const duration = useDuration();
  const open = useOpenTarget();
  const write = (value: number) =>
    as === 'duration'
      ? duration(value)
      : translate(unit!, { count: formatNumber(Math.round(value * 10) / 10, place) });
  return (
    <Card title={title} caption={[translate('insight.runningDay'), caption].filter(Boolean).join(' ')}>
      <PreloadNotes period={recent} />
      <PremiumState feature="trends" query={query} skeleton={<CardSkeleton height={356} shape="chart" />}>
        {trend => {
          const { recent: average, last } = averages(trend);
          const { recordedSince, lastTrendLineInfoList: before } = trend;
          const isWhole = isOnRecord(trend);
          const isPartly = recordedSince !== null && !isWhole && recordedSince <= before.at(-1)!.date;
          const points = [...trend.recentTrendLineInfoList, ...before];
          if (points.every(({ value }) => value === 0)) return <Empty />;
          return (
            <>
              <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 1 }}>
                <Typography
                  sx={{
                    fontSize: '1.75rem',
                    fontWeight: 650,
                    letterSpacing: '-0.02em',
                    fontFeatureSettings: 'normal',
                  }}
                >
                  <DrillDownLink to={target(trend)} label={`${title} ${write(average)}`}>
                    {write(average)}
                  </DrillDownLink>
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {translate('insight.perDay')}
                </Typography>
                {isCompared && (
                  <Typography variant="body2" component="span">
                    <Change now={average} before={isWhole ? last : null} />
                  </Typography>
                )}
              </Box>
              {isCompared && isPartly && (
                <Typography variant="caption" color="text.secondary" component="p">
                  {translate('insight.recordedSince', { date: formatDate(recordedSince, place) })}
                </Typography>
              )}
              <Chart
                data={trendChart(trend, {
                  title,
                  as,
                  place,
                  target,
                  isCompared: isCompared && isWhole,
                  words: { recent: translate('insight.recent'), last: translate('insight.last') },
                })}
                onPeriod={days => open(target(days))}
              />
            </>
          );
        }}
      </PremiumState>
    </Card>
  );
}
