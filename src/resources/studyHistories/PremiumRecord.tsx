import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { dailyAverage } from '../../domain/dailyAverage.ts';
import type { PremiumStudy } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { periodPresets } from '../../domain/period.ts';
import { streakOf } from '../../domain/studyWeeks.ts';
import { Change } from '../../engine/compare/Change.tsx';
import { PremiumState } from '../../engine/PremiumState.tsx';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { useDayNoteQuery } from '../../hooks/useDayNoteQuery.ts';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { DailyBars } from './DailyBars.tsx';
import { StudiedRooms } from './StudiedRooms.tsx';
import { StudentRecords } from './StudentRecords.tsx';
import { WeeklyAttainment } from './WeeklyAttainment.tsx';
import { useDayStart } from '../../clock/useDayStart.ts';

const parts = ['today', 'week', 'month', 'total'] as const;

/** A student's premium study record: what was measured against before, their days, rooms and records. */
export function PremiumRecord({ userId }: { userId: string }) {
  const translate = useTranslate();
  const query = useApi(contract.study.premium, { params: { userId } });
  const today = useStudyToday();
  // Asked for here, as they would move what is below the chart that has them.
  const { isKnown } = useDayNoteQuery(today === undefined ? null : periodPresets.last30Days(today));
  const isPending = query.isPending || !isKnown;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {/* As high as the window until it comes, so that what is below is not moved out of it. */}
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: isPending ? '100vh' : 0 }}>
        <PremiumState framed feature="premiumRecord" query={query}>
          {premium =>
            isPending ? (
              <PageSkeleton />
            ) : (
              <>
                <SummaryCards
                  label={translate('accounts.tabs.study')}
                  cards={parts.map(part => ({
                    key: part,
                    label: translate(`records.${part}`),
                    value: formatSeconds(premium[part].seconds),
                    isNoteBelow: true,
                    note: (
                      <>
                        {translate(`records.than.${part}`, { time: formatSeconds(premium[part].before) })}
                        {/* The running day is not compared, nor a total with what it was. */}
                        {(part === 'week' || part === 'month') && premium[part].complete.before > 0 && (
                          <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
                            <Change
                              isShort
                              now={premium[part].complete.seconds}
                              before={premium[part].complete.before}
                            />
                            {translate('records.untilYesterday')}
                          </Box>
                        )}
                      </>
                    ),
                  }))}
                />
                <Days days={premium.days} userId={userId} />
              </>
            )
          }
        </PremiumState>
      </Box>
      <StudiedRooms userId={userId} />
      <StudentRecords userId={userId} />
    </Box>
  );
}

/** The days, and what was studied on average of those that are over. */
function Days({ days, userId }: Pick<PremiumStudy, 'days'> & { userId: string }) {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const today = useStudyToday();
  const streak = today === undefined ? null : streakOf(days, today);
  const average = today === undefined ? null : dailyAverage(days, today);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{translate('records.daily')}</Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 2 }}>
        {translate('period.presets.last30Days')} · {translate('period.studyDay', dayStart)}
        {average !== null && ` · ${translate('records.average', { time: formatSeconds(average) })}`}
        {streak && ` · ${translate('records.streak', { ...streak, more: streak.isWhole ? '' : '+' })}`}
      </Typography>
      <DailyBars days={days} userId={userId} />
      <Typography variant="h3" sx={{ mt: 2 }}>
        {translate('records.byWeek')}
      </Typography>
      {today !== undefined && <WeeklyAttainment days={days} today={today} userId={userId} />}
    </Card>
  );
}
