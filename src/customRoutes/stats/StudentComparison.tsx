import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { TargetTime } from '../../domain/entities/insight.ts';
import { periodParams, type Period } from '../../domain/period.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import type { ChartData } from '../../engine/chart/series.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatMonthDay, formatPeriod, formatRate } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { PremiumState } from '../../engine/PremiumState.tsx';
import { ReportExports } from '../../engine/report/ReportExports.tsx';
import { targetColumns } from './reports.ts';

interface Props {
  student: string;
  period: Period;
  onClose: () => void;
}

/** One student beside the average of the group, day by day, as a sheet for their parents too. */
export function StudentComparison({ student, period, onClose }: Props) {
  const translate = useTranslate();
  const place = usePlace();
  const duration = useDuration();
  const query = periodParams(period, place.timeZone);
  const target = useApi(contract.stats.targetTime, { params: { id: student }, query });
  const person = useApi(contract.students.one, { params: { id: student } });
  const headerOf = (source: string) => translate(`stats.columns.target.${source}`);
  const title = translate('stats.oneStudent', { name: person.data?.name ?? '' });

  const toChart = ({ days }: TargetTime): ChartData => ({
    title,
    kind: 'line',
    as: 'duration',
    labels: days.map(({ date }) => formatMonthDay(date, place)),
    series: [
      {
        id: 'studySeconds',
        label: headerOf('studySeconds'),
        tone: 'accent',
        values: days.map(day => day.studySeconds),
      },
      {
        id: 'groupAvgSeconds',
        label: headerOf('groupAvgSeconds'),
        tone: 'quiet',
        dashed: true,
        values: days.map(day => day.groupAvgSeconds),
      },
      {
        id: 'targetSeconds',
        label: headerOf('targetSeconds'),
        tone: 'positive',
        dashed: true,
        values: days.map(day => day.targetSeconds),
      },
    ],
    ...(days.at(-1)?.incomplete ? { incompleteAt: days.length - 1 } : {}),
  });
  const linesOf = (data: TargetTime) => [
    translate('stats.studentAverage', {
      time: duration(data.avgStudySeconds),
      group: duration(data.groupAvgStudySeconds),
    }),
    translate('stats.studentAttainment', {
      rate: formatRate(data.attainmentRate, place),
      group: formatRate(data.groupAttainmentRate, place),
      target: duration(data.targetSeconds),
    }),
  ];

  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <PremiumState feature="peopleStats" query={target}>
        {data => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
              <Typography variant="h2" sx={{ flex: 1, minWidth: 200 }}>
                {title}
              </Typography>
              <ReportExports
                title={title}
                columns={targetColumns}
                headerOf={headerOf}
                rows={data.days}
                lines={[`${translate('period.label')}: ${formatPeriod(period, place)}`, ...linesOf(data)]}
                chart={toChart(data)}
              />
              <Button color="inherit" onClick={onClose}>
                {translate('app.close')}
              </Button>
            </Box>
            {linesOf(data).map(line => (
              <Typography key={line} variant="body2" color="text.secondary">
                {line}
              </Typography>
            ))}
            <Chart data={toChart(data)} />
          </>
        )}
      </PremiumState>
    </Card>
  );
}
