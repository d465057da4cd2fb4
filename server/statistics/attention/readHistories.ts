import { lt, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { AttentionSettings } from '../../../src/domain/attention/attentionSettings.ts';
import { dayFlags, type StudentHistory } from '../../../src/domain/attention/studentHistory.ts';
import { limits } from '../../../src/domain/limits.ts';
import { studyDayStart } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { segments } from '../../database/schema/index.ts';
import { findAllRunning } from '../findAllRunning.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import { dayFlagger } from './dayFlagger.ts';
import { readCamerasOff } from './readCamerasOff.ts';
import { readMonths } from './readMonths.ts';
import { readOpenDays } from './readOpenDays.ts';

const { weekDays } = limits.attention;
const { studied, belowTarget } = dayFlags;

/**
 * What the rules of attention read of each registered, active student, from the roll-ups of months, one student after the
 * other: the `days` of one are written over with those of the next. Days count for attendance as they do in the matrix, but for
 * those on which the academy was closed; excused absences do not count.
 */
export async function readHistories(
  context: QueryContext,
  settings: AttentionSettings,
  which?: SQL,
): Promise<Iterable<StudentHistory & { customerId: string }>> {
  const { today, dates } = attentionPeriod(context);
  const dayStart = studyDayStart(today, context.session.studyClock);
  const { expected, holidays, off } = await readOpenDays(context);
  // A weekday that was a holiday in the last week is left out of all weeks.
  const isCompared = (day: number) => !holidays[day % weekDays];
  const months = await readMonths(context, isCompared, which);
  const camerasOff = await readCamerasOff(context, settings.cameraOffTimes);
  // What stopwatches that run since an earlier day have measured of it is in no roll-up yet.
  const running = groupBy(
    await findAllRunning(context, lt(segments.startedAt, dayStart)),
    ({ customerId }) => customerId,
  );
  const hasHoliday = Array.from({ length: Math.ceil(holidays.length / weekDays) }, (_, week) =>
    holidays.slice(week * weekDays, (week + 1) * weekDays).some((is, day) => is && isCompared(day)),
  );
  const flagsOf = dayFlagger(context, { expected, off });

  return (function* () {
    for (const student of months) {
      const { customerId, memberDays } = student;
      const days = flagsOf(student);
      const weeks = student.weeks.map((seconds, week) =>
        memberDays < (week + 1) * weekDays || hasHoliday[week] ? null : seconds,
      );
      for (const { date, seconds } of running[customerId] ?? []) {
        const day = dates.indexOf(date);
        if (day === -1) continue;
        days[day] = (days[day]! | studied) & ~belowTarget;
        const week = Math.floor(day / weekDays);
        const sum = weeks[week] ?? null;
        if (sum !== null && isCompared(day)) weeks[week] = sum + seconds;
      }
      yield { customerId, days, memberDays, weeks, camerasOff: camerasOff.get(customerId) ?? [] };
    }
  })();
}
