import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { dailyAverage } from '../../domain/dailyAverage.ts';
import type { PremiumStudy } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { PremiumState } from '../../engine/PremiumState.tsx';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { DailyBars } from './DailyBars.tsx';
import { StudiedRooms } from './StudiedRooms.tsx';
import { StudentRecords } from './StudentRecords.tsx';
import { useDayStart } from '../../clock/useDayStart.ts';

const parts = ['today', 'week', 'month', 'total'] as const;

/** A student's premium study record: what was measured against before, their days, rooms and records. */
export function PremiumRecord({ userId }: { userId: string }) {
  const translate = useTranslate();
  const query = useApi(contract.study.premium, { params: { userId } });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PremiumState framed feature="premiumRecord" query={query}>
        {premium => (
          <>
            <SummaryCards
              label={translate('accounts.tabs.study')}
              cards={parts.map(part => ({
                key: part,
                label: translate(`records.${part}`),
                value: formatSeconds(premium[part].seconds),
                isNoteBelow: true,
                note: translate(`records.than.${part}`, {
                  time: formatSeconds(premium[part].before),
                }),
              }))}
            />
            <Days days={premium.days} />
          </>
        )}
      </PremiumState>
      <StudiedRooms userId={userId} />
      <StudentRecords userId={userId} />
    </Box>
  );
}

/** The days, and what was studied on average of those that are over. */
function Days({ days }: Pick<PremiumStudy, 'days'>) {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const today = useStudyToday();
  const average = today === undefined ? null : dailyAverage(days, today);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{translate('records.daily')}</Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 2 }}>
        {translate('period.presets.last30Days')} · {translate('period.studyDay', dayStart)}
        {average !== null && ` · ${translate('records.average', { time: formatSeconds(average) })}`}
      </Typography>
      <DailyBars days={days} />
    </Card>
  );
}
