import { lt, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { AttentionSettings } from '../../../src/domain/attention/attentionSettings.ts';
import { dayFlags, type StudentHistory } from '../../../src/domain/attention/studentHistory.ts';
import { limits } from '../../../src/domain/limits.ts';
import { studyDayStart } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { segments } from '../../database/schema/index.ts';
import { inParallel } from '../../database/inParallel.ts';
import { findAllRunning } from '../findAllRunning.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import { dayFlagger } from './dayFlagger.ts';
import { readCamerasOff } from './readCamerasOff.ts';
import { readMonths, weekCount } from './readMonths.ts';
import { readOpenDays } from './readOpenDays.ts';

const { weekDays } = limits.attention;
const { studied, belowTarget } = dayFlags;

/** Most students have none of either. */
const none: never[] = [];

/**
 * What the rules of attention read of registered, active students, from the roll-ups of months, one student after the other by
 * name: what is given of one is written over with the next. Days count for attendance as they do in the matrix, but for
 * those on which the academy was closed; excused absences do not count.
 */
export async function readHistories(
  context: QueryContext,
  settings: AttentionSettings,
  which?: SQL,
): Promise<{ histories: Iterable<StudentHistory & { student: number }>; idOf: (student: number) => string }> {
  const { db, session } = context;
  const { today, dates } = attentionPeriod(context);
  const dayStart = studyDayStart(today, session.studyClock);
  const [{ expected, holidays, off }, [camerasOff, running]] = await inParallel(
    db,
    () => readOpenDays(context),
    async () =>
      [
        await readCamerasOff(context, settings.cameraOffTimes),
        // What stopwatches that run since an earlier day have measured of it is in no roll-up yet.
        await findAllRunning(context, lt(segments.startedAt, dayStart)),
      ] as const,
  );
  // A weekday that was a holiday in the last week is left out of all weeks.
  const isCompared = (day: number) => !holidays[day % weekDays];
  const months = await readMonths(context, isCompared, which);
  const { students } = months;
  const hasHoliday = Array.from({ length: weekCount }, (_, week) =>
    holidays.slice(week * weekDays, (week + 1) * weekDays).some((is, day) => is && isCompared(day)),
  );
  const { flags: days, write: writeFlags } = dayFlagger(context, { expected, off }, months);
  const camerasOffOf = new Map([...camerasOff].map(([id, days]) => [students.placeOf(id), days]));
  const runningOf = groupBy(running, ({ customerId }) => students.placeOf(customerId));

  function* histories() {
    const weeks: (number | null)[] = [];
    const history = { student: 0, days, memberDays: 0, weeks, camerasOff: none };
    for (const student of months.active) {
      const memberDays = months.memberDaysOf(student);
      writeFlags(student, memberDays);
      for (let week = 0; week < weekCount; week++)
        weeks[week] =
          memberDays < (week + 1) * weekDays || hasHoliday[week] ? null : months.secondsOf(student, week);
      for (const { date, seconds } of runningOf[student] ?? none) {
        const day = dates.indexOf(date);
        if (day === -1) continue;
        days[day] = (days[day]! | studied) & ~belowTarget;
        const week = Math.floor(day / weekDays);
        const sum = weeks[week] ?? null;
        if (sum !== null && isCompared(day)) weeks[week] = sum + seconds;
      }
      yield Object.assign(history, { student, memberDays, camerasOff: camerasOffOf.get(student) ?? none });
    }
  }
  return { histories: histories(), idOf: students.idOf };
}
