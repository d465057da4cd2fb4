import { Box, Button, Card, Typography } from '@mui/material';
import { ChartColumn, PencilLine } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { mayCall } from '../../domain/mayCall.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { formatSeconds } from '../../domain/format.ts';
import { formatDate, formatRate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { PageSteps } from '../../engine/list/steps/PageSteps.tsx';
import { useListPlaces } from '../../hooks/useListPlaces.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { pathOf } from '../../screens.ts';
import { CorrectStudyDialog } from './CorrectStudyDialog.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import { DayBand } from './DayBand.tsx';
import { studyHistoryList } from './studyHistories.ts';
import { VisitList } from './VisitList.tsx';
import { useDayStart } from '../../clock/useDayStart.ts';
import { pageWidths } from '../../ui/pageWidths.ts';

const freshMs = 30_000;

/** `/study/history/:date/:roomId/:userId`: one student's study day in one room. */
export function StudyRecordPage() {
  const translate = useTranslate();
  const place = useFormatContext();
  const { session } = useSession();
  const { date = '', roomId = '', userId = '' } = useParams();
  const dayStart = useDayStart(date);
  const [isCorrecting, setCorrecting] = useState(false);
  const query = useApi(
    contract.study.timeline,
    { params: { roomId, userId }, query: { date } },
    { refetchInterval: freshMs, retry: false },
  );
  const record = query.data?.record;
  const from = useListPlaces()[studyHistoryList.resource]?.screen;
  const fields = 'resources.studyHistories.fields';
  return (
    <Box sx={{ maxWidth: pageWidths.record }}>
      <PageHeader
        screen="studyRecord"
        from={from}
        steps={
          <PageSteps definition={studyHistoryList} link={pathOf('studyRecord', { date, roomId, userId })} />
        }
        title={record ? record.displayName : undefined}
        badge={record && <StatusChip kind="stopwatchStatus" value={record.stopwatchStatus} />}
        caption={
          record &&
          `${formatDate(record.studyDate, place)} · ${record.roomName} · ${translate('app.countedFrom', dayStart)}`
        }
        actions={
          record && (
            <>
              <Button
                component={Link}
                to={pathOf('premiumStudy', { userId })}
                variant="outlined"
                color="inherit"
                startIcon={<ChartColumn aria-hidden />}
              >
                {translate('screens.premiumStudy')}
              </Button>
              {mayCall(session, contract.study.correct) && (
                <Button
                  variant="outlined"
                  color="inherit"
                  startIcon={<PencilLine aria-hidden />}
                  onClick={() => setCorrecting(true)}
                >
                  {translate('records.correct')}
                </Button>
              )}
            </>
          )
        }
      />
      <QueryState query={query}>
        {({ record: shown, segments, visits, corrections }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <SummaryCards
              label={translate('screens.studyRecord')}
              cards={[
                {
                  key: 'total',
                  label: translate(`${fields}.totalStudySeconds`),
                  value: formatSeconds(shown.totalStudySeconds),
                  note: shown.corrected && translate('records.isCorrected'),
                },
                {
                  key: 'premium',
                  label: translate(`${fields}.premiumStudySeconds`),
                  value: formatSeconds(shown.premiumStudySeconds),
                },
                {
                  key: 'break',
                  label: translate(`${fields}.breakSeconds`),
                  value: formatSeconds(shown.breakSeconds),
                },
                {
                  key: 'attainment',
                  label: translate(`${fields}.attainmentRate`),
                  value: formatRate(shown.attainmentRate, place),
                  note: `/ ${formatSeconds(shown.targetSeconds)}`,
                },
              ]}
            />
            <Section title={translate('records.timeline')}>
              <DayBand segments={segments} date={shown.studyDate} />
            </Section>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}
            >
              <Section title={translate('records.visits')}>
                <VisitList visits={visits} />
              </Section>
              <Section title={translate('records.corrections')}>
                <CorrectionList corrections={corrections} />
              </Section>
            </Box>
          </Box>
        )}
      </QueryState>
      {isCorrecting && record && <CorrectStudyDialog record={record} onClose={() => setCorrecting(false)} />}
    </Box>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
