import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { AttendanceDay } from '../../domain/entities/attendance.ts';
import { formatDate, formatTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { DayDialog } from './DayDialog.tsx';
import { DayFacts } from './DayFacts.tsx';
import { DayNoteLines } from './DayNoteLines.tsx';
import { ExcuseList } from './excuses/ExcuseList.tsx';
import { StudentName } from './StudentName.tsx';

/** A student's running study day: what counts, entries and exits, and the way to correct and excuse it. */
export function DayPanel({ id: userId, onClose }: PanelProps) {
  const translate = useTranslate();
  const today = useStudyToday();
  const query = useApi(
    contract.attendances.day,
    { params: { userId, date: today ?? '' } },
    { enabled: today !== undefined },
  );
  return (
    <PanelFrame label={query.data?.name ?? translate('app.loading')} onClose={onClose} width={480}>
      <QueryState query={query}>{day => <Day day={day} />}</QueryState>
    </PanelFrame>
  );
}

function Day({ day }: { day: AttendanceDay }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const mayExcuse = useMayCall(contract.attendances.excuses);
  const mayCorrect = useMayCall(contract.attendances.correct);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { userId, name, date, detail, stays } = day;
  const excuse = detail?.excuse ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ pr: 5 }}>
        <Typography variant="h2">
          <StudentName record={day} />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {formatDate(date, place)}
        </Typography>
        <DayNoteLines date={date} />
      </Box>
      {detail ? (
        <DayFacts day={detail} />
      ) : (
        <Typography color="text.secondary">{translate('attendance.nothing')}</Typography>
      )}
      {mayCorrect && (
        <Button variant="outlined" onClick={() => setIsCorrecting(true)}>
          {translate('attendance.correct')}
        </Button>
      )}
      <Box component="section" sx={{ width: '100%' }}>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {translate('records.visits')}
        </Typography>
        {stays.length === 0 && <Typography variant="body2">{translate('attendance.noStays')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {stays.map(({ roomName, enteredAt, exitedAt }) => (
            <Typography
              component="li"
              variant="body2"
              key={enteredAt}
              sx={{ display: 'flex', gap: 1.5, py: 0.5, borderTop: 1, borderColor: 'divider' }}
            >
              <span>
                {formatTime(enteredAt, place)} –{' '}
                {exitedAt ? formatTime(exitedAt, place) : translate('records.stillThere')}
              </span>
              <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
                {roomName}
              </Box>
            </Typography>
          ))}
        </Box>
      </Box>
      {mayExcuse && (
        <Box component="section" sx={{ width: '100%', display: 'grid', gap: 0.5 }}>
          <Typography variant="h3">{translate('excuses.title')}</Typography>
          <ExcuseList userId={userId} excuses={excuse ? [excuse] : []} date={excuse ? null : date} />
        </Box>
      )}
      {isCorrecting && (
        <DayDialog userId={userId} name={name} date={date} onClose={() => setIsCorrecting(false)} />
      )}
    </Box>
  );
}
