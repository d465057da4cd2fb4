import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { changeStudyClock } from '../../domain/changeStudyClock.ts';
import type { Group } from '../../domain/entities/group.ts';
import { formatSeconds } from '../../domain/format.ts';
import { rules } from '../../domain/rules.ts';
import { shiftDate, studyDayBounds } from '../../domain/studyDay.ts';
import { formatDate, formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useStudyClock } from '../../hooks/useAcademy.ts';
import { useServerNow } from '../../clock/useServerNow.ts';

/** From when another zone or start of the day counts, before it is saved and until it does. */
export function ClockChangeNotice() {
  const translate = useTranslate();
  const place = useFormatContext();
  const clock = useStudyClock();
  const now = useServerNow(true);
  const { timeZone, dayStartsAt } = useWatch() as Partial<Group>;
  if (now === undefined || !timeZone || !dayStartsAt || !rules.timeZone.isValidSync(timeZone)) return null;
  const changed = changeStudyClock(clock, { zone: timeZone, dayStartsAt }, now);
  const from = changed.former.at(-1)?.until;
  if (from === undefined) return null;
  const last = shiftDate(from, -1);
  const { start, end } = studyDayBounds(last, changed);
  if (end <= now) return null;
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {translate('settings.info.clockChange', {
        from: formatDate(from, place),
        start: formatDateTime(end.toISOString(), { ...place, timeZone }),
        last: formatDate(last, place),
        length: formatSeconds((end.getTime() - start.getTime()) / 1_000),
      })}
    </Alert>
  );
}
