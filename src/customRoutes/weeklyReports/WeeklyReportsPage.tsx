import { Box, Button, Card } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft, Send } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { UpgradeNotice } from '../../ui/UpgradeNotice.tsx';
import { PdfButton } from './PdfButton.tsx';
import { ReportPane } from './ReportPane.tsx';
import { ReportTable } from './ReportTable.tsx';
import { SendDialog } from './SendDialog.tsx';
import { useWeeklyQuery } from './useWeeklyQuery.ts';
import { useWeeklyReports } from './useWeeklyReports.ts';
import { WeeklyBar } from './WeeklyBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const nobody: ReadonlySet<string> = new Set();

/** `/weekly-reports`: the page that guardians get of each student's week, with comments, as PDF and by mail. */
export function WeeklyReportsPage() {
  const translate = useTranslate();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const query = useWeeklyQuery();
  const { week, running, student, search, change } = query;
  const { answer, reports, total, isLoadingMore, isLocked, loadMore, loadAll, filter } =
    useWeeklyReports(query);
  const maySend = useMayCall(contract.weeklyReports.send);
  const [selected, setSelected] = useState(nobody);
  const [sending, setSending] = useState<readonly string[] | null>(null);
  const shown = reports.filter(({ customerId }) => selected.has(customerId)).map(each => each.customerId);
  const place = reports.findIndex(({ customerId }) => customerId === student);
  const report = reports[place] ?? (isNarrow ? undefined : reports[0]);
  const index = report === undefined ? -1 : reports.indexOf(report);
  const open = (customerId: string | undefined) => change({ student: customerId });
  const before = reports[index - 1];
  const after = reports[index + 1];

  const send = async () => setSending(shown.length > 0 ? shown : await loadAll());

  // Without reports they are disabled rather than absent, so that nothing moves when reports come.
  const actions = !isLocked && (
    <>
      <PdfButton filter={reports.length > 0 ? filter : undefined} customerIds={shown} />
      {maySend && (
        <Button
          variant="contained"
          startIcon={<Send aria-hidden />}
          disabled={reports.length === 0}
          onClick={() => void send()}
        >
          {shown.length > 0 ? translate('reports.sendSelected', shown.length) : translate('reports.send')}
        </Button>
      )}
    </>
  );
  const close = isNarrow && (
    <Button
      color="inherit"
      size="small"
      startIcon={<ArrowLeft aria-hidden />}
      onClick={() => open(undefined)}
    >
      {translate('reports.close')}
    </Button>
  );
  const pane = report && week !== undefined && (
    <ReportPane
      report={report}
      place={index + 1}
      total={total}
      onPrevious={before && (() => open(before.customerId))}
      onNext={after && (() => open(after.customerId))}
    />
  );

  if (isLocked)
    return (
      <>
        <PageHeader screen="weeklyReports" caption={translate('reports.caption')} />
        <Card>
          <UpgradeNotice feature="peopleStats" />
        </Card>
      </>
    );
  return (
    <>
      <PageHeader screen="weeklyReports" caption={translate('reports.caption')} actions={actions} />
      <WeeklyBar query={query} onChanged={() => setSelected(nobody)} />
      <QueryState query={answer} skeleton={<Skeleton variant="rounded" height={640} />}>
        {() =>
          reports.length === 0 ? (
            <EmptyState
              size="part"
              tone="neutral"
              title={translate(`reports.${search ? 'nobody' : 'none'}.title`)}
              text={translate(`reports.${search ? 'nobody' : 'none'}.text`)}
            />
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
              }}
            >
              {isNarrow && pane ? (
                <div>
                  {close}
                  {pane}
                </div>
              ) : (
                <>
                  <Card sx={{ position: { md: 'sticky' }, top: { md: 72 } }}>
                    <ReportTable
                      reports={reports}
                      total={total}
                      open={report?.customerId}
                      onOpen={open}
                      selected={selected}
                      onSelect={setSelected}
                      onMore={loadMore}
                      isLoading={isLoadingMore}
                    />
                  </Card>
                  {pane}
                </>
              )}
            </Box>
          )
        }
      </QueryState>
      {sending !== null && week !== undefined && (
        <SendDialog
          week={week}
          isRunning={week === running}
          customerIds={sending}
          onClose={() => setSending(null)}
          onSent={() => setSelected(nobody)}
        />
      )}
    </>
  );
}
