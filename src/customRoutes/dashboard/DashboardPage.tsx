import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { periods, type Period as PeriodName } from '../../domain/choices.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { AttentionCard } from './AttentionCard.tsx';
import { AttendanceTab } from './AttendanceTab.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import { RoomTab } from './RoomTab.tsx';
import { StudyTab } from './StudyTab.tsx';
import { useSession } from '../../authProvider/session.ts';
import { useDayStart } from '../../clock/useDayStart.ts';

const param = 'period';

/** `/dashboard`: the academy now, and how study, rooms and attendance have developed. Each card loads by itself. */
export function DashboardPage() {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const role = useSession().session?.role;
  const [params, change] = useUrlState();
  const period = periods.find(name => name === params.get(param)) ?? periods[0];
  const contents = {
    study: <StudyTab period={period} />,
    room: <RoomTab period={period} />,
    attendance: <AttendanceTab period={period} />,
  };
  return (
    <>
      <PageHeader
        screen="dashboard"
        caption={`${translate('dashboard.greeting')} ${translate('app.countedFrom', dayStart)}`}
        actions={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={period}
            onChange={(_, name: PeriodName | null) => name !== null && change({ [param]: name })}
            aria-label={translate('dashboard.period')}
          >
            {periods.map(name => (
              <ToggleButton key={name} value={name} sx={{ px: 2, textTransform: 'none' }}>
                {translate(`choices.period.${name}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
      />
      {role === 'OWNER' && <FirstSteps />}
      <AttentionCard />
      <OverviewCards />
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
