import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { can } from '../../domain/permissions.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { listPath } from '../../engine/list/listPath.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { SummaryCards, type SummaryCard } from '../../layout/SummaryCards.tsx';
import { screens } from '../../screens.ts';
import type { Target } from './FigureLink.tsx';

const freshMs = 15_000;

/** The academy at this moment; every figure leads to the list that it counts. */
export function OverviewCards() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const duration = useDuration();
  const { session } = useSession();
  const query = useApi(contract.dashboard.overview, {}, { refetchInterval: freshMs });
  const { data } = query;
  const t = (key: string, args?: object | number) => translate(`dashboard.overview.${key}`, args as object);

  const card = (
    key: string,
    value: SummaryCard['value'],
    note: SummaryCard['note'],
    { screen, filter }: Target,
  ): SummaryCard => ({
    key,
    label: t(key),
    value,
    note,
    ...(can(session, screens[screen].access)
      ? { onClick: () => void navigate(listPath(screen, filter)) }
      : {}),
  });

  if (query.error !== null && data === undefined)
    return (
      <Box sx={{ mb: 2 }}>
        <QueryState query={query}>{() => null}</QueryState>
      </Box>
    );
  return (
    <SummaryCards
      label={t('label')}
      cards={[
        card('studying', data?.studyingCount, data && t('onBreak', data.breakCount), {
          screen: 'studyStatus',
        }),
        card('present', data?.presentCount, data && t('absent', data.absentCount), {
          screen: 'attendanceStatus',
          filter: { status: ['PRESENT'] },
        }),
        card(
          'today',
          data && duration(data.todayStudySeconds),
          data && t('yesterday', { time: duration(data.yesterdayStudySeconds) }),
          { screen: 'studyToday' },
        ),
        card('rooms', data?.usedRoomCount, data && t('ofRooms', data.availableRoomCount), {
          screen: 'roomStatus',
          filter: { withUsersOnly: true },
        }),
        card('cameraOff', data?.cameraOffCount, data && t('cameraOffNote'), { screen: 'studyStatus' }),
        card('students', data?.activeStudentCount, data && t('ofStudents', data.limitStudentCount), {
          screen: 'students',
          filter: { accountStatus: ['ACTIVE'] },
        }),
      ]}
    />
  );
}
