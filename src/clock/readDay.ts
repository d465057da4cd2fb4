import type { QueryClient } from '@tanstack/react-query';
import { studyDateOf } from '../domain/studyDay.ts';
import { academyQuery } from '../hooks/useAcademy.ts';
import { serverClockQuery } from './useServerClock.ts';

/** The academy's current study day and its time zone. */
export interface AcademyDay {
  today: string;
  timeZone: string;
}

/**
 * What `useStudyToday` and `useTimeZone` return, asked for where it is not known yet.
 *
 * @throws HttpError as the calls do
 */
export async function readDay(client: QueryClient): Promise<AcademyDay> {
  const [{ studyClock, timeZone }, { serverTime }] = await Promise.all([
    client.ensureQueryData(academyQuery),
    client.ensureQueryData(serverClockQuery),
  ]);
  return { today: studyDateOf(new Date(serverTime), studyClock), timeZone };
}
