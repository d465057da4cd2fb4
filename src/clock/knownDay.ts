import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../contract/call.ts';
import type { contract } from '../contract/index.ts';
import { studyDateOf } from '../domain/studyDay.ts';
import { academyQuery } from '../hooks/useAcademy.ts';
import type { syncClock } from './serverClock.ts';
import { serverClockKey } from './useServerClock.ts';

/** The academy's current study day and its time zone. */
export interface KnownDay {
  today: string;
  timeZone: string;
}

/** What `useStudyToday` and `useTimeZone` would return now; undefined where they would have to ask first. */
export function knownDay(client: QueryClient): KnownDay | undefined {
  const academy = client.getQueryData<AnswerOf<typeof contract.session.academies>>(academyQuery.queryKey);
  const clock = client.getQueryData<Awaited<ReturnType<typeof syncClock>>>(serverClockKey);
  return (
    academy &&
    clock && {
      today: studyDateOf(new Date(clock.serverTime), academy.studyClock),
      timeZone: academy.timeZone,
    }
  );
}
