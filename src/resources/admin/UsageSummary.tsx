import { Card, Typography } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { periodPresets } from '../../domain/period.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { ChartSkeleton } from '../../ui/ChartSkeleton.tsx';
import { UsageChart } from './UsageChart.tsx';
import { usagePeriod } from './usagePeriod.ts';

/** How much the whole service was used, day by day, in the list's period. */
export function UsageSummary() {
  const translate = useTranslate();
  const today = useStudyToday();
  const { filterValues } = useListFilterContext();
  const initial = today ? periodPresets[usagePeriod.initial](today) : undefined;
  const { since = initial?.since ?? '', until = initial?.until ?? '' } = filterValues as Partial<
    Record<'since' | 'until', string>
  >;
  const query = useApi(
    contract.admin.usage,
    { query: { since, until } },
    { enabled: since !== '', placeholderData: before => before },
  );
  const title = translate('admin.activity.chart');
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <QueryState query={query} skeleton={<ChartSkeleton height={294} />}>
        {({ content }) => (
          <UsageChart
            days={content.map(({ date, studySeconds }) => ({ date, seconds: studySeconds }))}
            title={title}
          />
        )}
      </QueryState>
    </Card>
  );
}
