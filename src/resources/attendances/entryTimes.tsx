import type { AttendanceToday } from '../../domain/entities/attendance.ts';
import type { StudyRecord } from '../../domain/entities/study.ts';
import { isoInZone, studyDateOf } from '../../domain/studyDay.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import { formatShortDateTime, formatTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useStudyClock } from '../../hooks/useAcademy.ts';

/** When someone came, in a list that says the study day: with its date only after midnight, when it is another one. */
function EntryTime({ at }: { at: string | null }) {
  const place = useFormatContext();
  const clock = useStudyClock();
  if (at === null) return <DisplayValue as="text" value={at} />;
  const isSameDate =
    studyDateOf(new Date(at), clock) === isoInZone(new Date(at), place.timeZone).slice(0, 10);
  return <>{(isSameDate ? formatTime : formatShortDateTime)(at, place)}</>;
}

/** The columns of lists by study day that have times. */
export const entryTimes = {
  time: ({ record }: { record: AttendanceToday }) => <EntryTime at={record.time} />,
  firstEnteredAt: ({ record }: { record: StudyRecord }) => <EntryTime at={record.firstEnteredAt} />,
  // Who came once has nothing new in the second column.
  lastEnteredAt: ({ record: { firstEnteredAt, lastEnteredAt } }: { record: StudyRecord }) => (
    <span className={lastEnteredAt === firstEnteredAt ? 'quiet' : undefined}>
      <EntryTime at={lastEnteredAt} />
    </span>
  ),
};
