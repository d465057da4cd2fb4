import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import type { Call } from '../../contract/call.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';
import { periods, type Period as PeriodName } from '../../domain/choices.ts';
import { ComparisonInput } from '../../engine/period/ComparisonInput.tsx';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { tabParam } from '../../screens.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { dayNotesCall } from '../../hooks/useDayNoteQuery.ts';
import { hasFeature } from '../../hooks/usePlan.ts';
import { FirstSteps, firstStepsHidden } from './FirstSteps.tsx';
import { attentionCall, attentionFilter } from './attentionCall.ts';
import { AttentionCard } from './AttentionCard.tsx';
import { AttendanceTab } from './AttendanceTab.tsx';
import { invitationLists, InvitationsCard } from './InvitationsCard.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import { RoomTab } from './RoomTab.tsx';
import { StudyTab } from './StudyTab.tsx';
import { useSession } from '../../authProvider/session.ts';
import { useDayStart } from '../../clock/useDayStart.ts';
import { size } from '../../theme/density.ts';
import { readDashboardQuery, useDashboardQuery } from './useDashboardQuery.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** `/dashboard`: the academy now, and how study, rooms and attendance have developed. Each card loads by itself. */
export function DashboardPage() {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const role = useSession().session?.role;
  const selection = useDashboardQuery();
  const contents = {
    study: <StudyTab selection={selection} />,
    room: <RoomTab selection={selection} />,
    attendance: <AttendanceTab selection={selection} />,
  };
  return (
    <>
      <PageHeader
        screen="dashboard"
        caption={`${translate('dashboard.greeting')} ${translate('app.countedFrom', dayStart)}`}
        actions={
          <>
            {selection.recent ? (
              <ComparisonInput
                period={selection.recent}
                value={selection.compare}
                onChange={selection.chooseComparison}
              />
            ) : (
              // On a phone it is in a line of its own, which nothing moves down for once the day is known.
              <Box sx={{ width: { xs: 1, sm: 300 } }}>
                <Skeleton variant="rounded" height={size.control} />
              </Box>
            )}
            <ToggleButtonGroup
              exclusive
              size="small"
              value={selection.period}
              onChange={(_, name: PeriodName | null) => name !== null && selection.choosePeriod(name)}
              aria-label={translate('dashboard.period')}
            >
              {periods.map(name => (
                <ToggleButton key={name} value={name} sx={{ px: 2, textTransform: 'none' }}>
                  {translate(`choices.period.${name}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </>
        }
      />
      {role === 'OWNER' && <FirstSteps />}
      <AttentionCard />
      <OverviewCards selection={selection} />
      <InvitationsCard />
      <Tabs
        label={translate('screens.dashboard')}
        tabs={Object.entries(contents).map(([key, content]) => ({
          key,
          label: translate(`dashboard.tabs.${key}`),
          content,
        }))}
      />
    </>
  );
}

const firstQueries: PageQueries = async ({ params, readDay }) => {
  // The usual comparison is the server's own, whatever the day.
  const { query } = readDashboardQuery(params, params.has('compare') ? (await readDay()).today : undefined);
  const { overview, studyTimeSummary, studyTimeTrend } = contract.dashboard;
  const ofFirstTab = [pageCall(studyTimeSummary, { query }), pageCall(studyTimeTrend, { query })];
  return [pageCall(overview), ...(params.has(tabParam) ? [] : ofFirstTab)];
};

const sideQueries: PageQueries = async ({ params, session, me, store, readDay, readAcademy }) => {
  const [{ today }, academy] = await Promise.all([readDay(), readAcademy()]);
  const { query, recent } = readDashboardQuery(params, today);
  const whose = attentionFilter(session, me);
  const showsFirstSteps = session.role === 'OWNER' && store.getItem(firstStepsHidden) !== true;
  const { studyRoomTrend, attendanceTrend } = contract.dashboard;
  return [
    ...(whose ? [attentionCall(whose)] : []),
    ...(showsFirstSteps ? [pageCall(contract.groups.firstSteps)] : []),
    ...invitationLists.map(list => pageCall<Call>(contract[list].summaries)),
    ...(recent ? [dayNotesCall(recent)] : []),
    ...(hasFeature(academy, 'trends') ? [studyRoomTrend, attendanceTrend] : []).map(trend =>
      pageCall<Call>(trend, { query }),
    ),
  ];
};

DashboardPage.queries = firstQueries;
DashboardPage.sideQueries = sideQueries;
