import type { StudyClock } from '../../src/domain/studyClock.ts';
import { splitByStudyDay } from '../../src/domain/studyDay.ts';
import type { segments } from '../database/schema/index.ts';
import { secondsBetween, truncateToSecond } from './truncateToSecond.ts';

/** A segment that still runs; null fields where there is none. */
export type Running = Pick<typeof segments.$inferSelect, 'state' | 'startedAt'> | null;

/** The seconds of study that a running segment has measured so far, by study day; records hold ended ones alone. */
export function runningPieces(running: Running, clock: StudyClock, now: Date): Map<string, number> {
  if (running === null || running.state !== 'STUDY') return new Map();
  const pieces = splitByStudyDay(running.startedAt, truncateToSecond(now), clock);
  return new Map(pieces.map(({ date, start, end }) => [date, secondsBetween(start, end)]));
}
