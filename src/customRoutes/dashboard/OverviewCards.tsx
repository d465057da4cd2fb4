import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Overview } from '../../domain/entities/insight.ts';
import { shiftDate } from '../../domain/studyDay.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatNumber } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import type { Target } from '../../engine/drillDown/target.ts';
import { OverviewCard, type OverviewFigure } from './OverviewCard.tsx';
import { sparklineWidth } from './Sparkline.tsx';
import { useCourses } from './useCourses.ts';
import type { DashboardQuery } from './useDashboardQuery.ts';

const freshMs = 15_000;

interface Place {
  to: Target;
  noteTo?: Target;
}
const wall = (state: string): Target => ({ screen: 'studyStatus', params: { state } });
const attendance = (status: string): Target => ({ screen: 'attendanceStatus', filter: { status: [status] } });

/** Where each figure leads: to the list that it counts, with the same filter. */
const places: Record<string, (date: string) => Place> = {
  studying: () => ({ to: wall('STUDY'), noteTo: wall('BREAK') }),
  present: () => ({ to: attendance('PRESENT'), noteTo: attendance('ABSENT') }),
  today(date) {
    const yesterday = shiftDate(date, -1);
    return {
      to: { screen: 'studyToday' },
      noteTo: { screen: 'studyHistory', filter: { since: yesterday, until: yesterday } },
    };
  },
  rooms: () => ({
    to: { screen: 'roomStatus', filter: { withUsersOnly: 'true' } },
    noteTo: { screen: 'roomStatus' },
  }),
  cameraOff: () => ({ to: wall('cameraOff') }),
  students: () => ({ to: { screen: 'students', filter: { accountStatus: ['ACTIVE'] } } }),
};

/** Above the link of the card. */
const aboveLink = { position: 'relative', zIndex: 1 } as const;
/** Large enough to be touched. */
const touchable = { display: 'inline-block', minWidth: 24, minHeight: 24 } as const;

/** One style sheet for all cards, where each of their parts would ask for one of its own. */
const styles = {
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    // In text sizes: one column where two would cut what they say.
    xs: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  '& > li': {
    position: 'relative',
    minWidth: 0,
    containerType: 'inline-size',
    px: 2,
    py: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: '12px',
    bgcolor: 'background.paper',
    transition: 'border-color 120ms',
  },
  '& > li:has(a:hover)': { borderColor: 'text.secondary' },
  '& p': { m: 0 },
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 0.5 },
  '& :is(.label, .note)': { typography: 'caption', color: 'text.secondary' },
  '& .label': { flex: 1, minWidth: 0, fontWeight: 500 },
  '& .course': {
    width: sparklineWidth,
    height: 22,
    mb: '-3px',
    ...aboveLink,
    '@container (max-width: 8.5rem)': { display: 'none' },
  },
  '& .value': {
    typography: 'body1',
    mt: 0.25,
    fontSize: 'clamp(1.125rem, 13cqi, 1.5rem)',
    fontWeight: 650,
    lineHeight: 1.3,
    letterSpacing: '-0.02em',
    // A figure of its own begins where its label does.
    fontFeatureSettings: 'normal',
  },
  '& .value a': touchable,
  '& .note': { minHeight: 24, lineHeight: '24px' },
  '& .note a': { ...aboveLink, ...touchable },
} as const;

/** The academy at this moment; every figure leads to the list that it counts. */
export function OverviewCards({ selection }: { selection: DashboardQuery }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const duration = useDuration();
  const query = useApi(contract.dashboard.overview, {}, { refetchInterval: freshMs });
  const { data } = query;
  const courseOf = useCourses(selection, data !== undefined);
  const t = (key: string, args?: object | number) => translate(`dashboard.overview.${key}`, args as object);
  const number = (value: number) => formatNumber(value, place);

  const written: Record<string, (overview: Overview) => Pick<OverviewFigure, 'value' | 'note'>> = {
    studying: ({ studyingCount, breakCount }) => ({
      value: number(studyingCount),
      note: t('onBreak', breakCount),
    }),
    present: ({ presentCount, absentCount }) => ({
      value: number(presentCount),
      note: t('absent', absentCount),
    }),
    today: ({ todayStudySeconds, yesterdayStudySeconds }) => ({
      value: duration(todayStudySeconds),
      note: t('yesterday', { time: duration(yesterdayStudySeconds) }),
    }),
    rooms: ({ usedRoomCount, availableRoomCount }) => ({
      value: number(usedRoomCount),
      note: t('ofRooms', availableRoomCount),
    }),
    cameraOff: ({ cameraOffCount }) => ({ value: number(cameraOffCount), note: t('cameraOffNote') }),
    students: ({ activeStudentCount, limitStudentCount }) => ({
      value: number(activeStudentCount),
      note: t('ofStudents', limitStudentCount),
    }),
  };

  if (query.error !== null && data === undefined)
    return (
      <Box sx={{ mb: 2 }}>
        <QueryState query={query}>{() => null}</QueryState>
      </Box>
    );
  return (
    <Box component="ul" aria-label={t('label')} sx={styles}>
      {Object.entries(written).map(([key, write]) => (
        <OverviewCard
          key={key}
          figure={{
            key,
            label: t(key),
            value: undefined,
            note: '',
            course: courseOf(key),
            ...(data && { ...write(data), ...places[key]!(data.date) }),
          }}
        />
      ))}
    </Box>
  );
}
