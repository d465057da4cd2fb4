import { limits } from '../../../src/domain/limits.ts';
import { reportWeek } from '../../../src/domain/reportWeek.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import type { ReportSettings } from '../../../src/domain/entities/weeklyReport.ts';
import { lastTime } from '../../core/recurring.ts';

interface Schedule {
  settings: Omit<ReportSettings, 'version'>;
  studyClock: StudyClock;
  timeZone: string;
  /** Since when the schedule counts. */
  since: Date | null;
  /** The week that was sent last. */
  reportedWeek: string | null;
}

/**
 * The week that is to be reported now: the last complete one at the scheduled time, which is made up for within some hours
 * after a standstill. Null when nothing is due.
 */
export function dueWeek(
  { settings, studyClock, timeZone, since, reportedWeek }: Schedule,
  now: Date,
): string | null {
  if (!settings.isScheduled || since === null) return null;
  const due = lastTime({ ...settings, frequency: 'WEEK', monthDay: 1 }, timeZone, now);
  if (due < since || now.getTime() - due.getTime() > limits.weeklyReport.lateHours * 3_600_000) return null;
  const today = studyDateOf(due, studyClock);
  const week = shiftDate(reportWeek(today, today), -7);
  return reportedWeek !== null && reportedWeek >= week ? null : week;
}
