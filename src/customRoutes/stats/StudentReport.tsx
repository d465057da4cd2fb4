import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { periodParams, type Period } from '../../domain/period.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { PremiumState } from '../../engine/PremiumState.tsx';
import { ReportExports } from '../../engine/report/ReportExports.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { pageExportOf } from '../../dataProvider/pageExportOf.ts';
import { targetColumns } from './reports.ts';
import { useStudentChart } from './useStudentChart.ts';
import { useStudentFacts } from './useStudentFacts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface Props {
  student: string;
  period: Period;
  onClose: () => void;
}

const titleId = 'student-report';

/** One student next to the average of the group, day by day: what their parents are given. */
export function StudentReport({ student, period, onClose }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const bounds = periodParams(period, place.timeZone);
  const query = useApi(contract.stats.targetTime, {
    params: { id: student },
    query: bounds,
  });
  const data = query.data?.locked === false ? query.data : undefined;
  const factsOf = useStudentFacts();
  const toChart = useStudentChart();
  const headerOf = (source: string) => translate(`stats.columns.target.${source}`);
  const title = translate('stats.oneStudent', { name: data?.name ?? '' });
  const ofPeriod = `${translate('period.label')}: ${formatPeriod(period, place)}`;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {data ? title : translate('stats.studentSheet')}
        <Typography variant="body2" color="text.secondary">
          {formatPeriod(period, place)}
        </Typography>
      </DialogTitle>
      <DialogContent>
        <PremiumState
          feature="peopleStats"
          query={query}
          skeleton={<Skeleton variant="rounded" height={420} />}
        >
          {data => (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <DescriptionList
                layout="stacked"
                mb={0}
                sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}
                facts={factsOf(data).map(({ key, label, value, note }) => ({
                  key,
                  label,
                  value: (
                    <>
                      <Typography sx={{ fontSize: '1.25rem', fontWeight: 650 }}>{value}</Typography>
                      <Typography variant="caption" color="text.secondary" component="p">
                        {note}
                      </Typography>
                    </>
                  ),
                }))}
              />
              <Chart data={toChart(data, title)} />
              <ReportTable
                label={title}
                columns={targetColumns}
                headerOf={headerOf}
                rows={data.days}
                params={{ period }}
                keyOf={({ date }) => date}
                isWhole
              />
            </Box>
          )}
        </PremiumState>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
          {translate('app.close')}
        </Button>
        {data && (
          <ReportExports
            title={title}
            columns={targetColumns}
            headerOf={headerOf}
            rows={{
              of: data.days,
              recorded: pageExportOf(contract.stats.targetTime, { id: student, query: bounds }),
            }}
            lines={[
              ofPeriod,
              ...factsOf(data).map(({ label, value, note }) => `${label}: ${value} (${note})`),
            ]}
            chart={toChart(data, title)}
          />
        )}
      </DialogActions>
    </Dialog>
  );
}
