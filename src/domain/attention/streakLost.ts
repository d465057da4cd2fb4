import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { dayFlags, type StudentHistory } from './studentHistory.ts';

const isStudied = (flags: number) => (flags & dayFlags.studied) !== 0;
const isMissed = (flags: number) => !isStudied(flags) && (flags & dayFlags.counted) !== 0;

/**
 * The student studied on so many days in a row, and has not since. Days that do not count break no streak, and lengthen
 * it when they were studied on.
 */
export function streakLost({ days }: StudentHistory, { lostStreak }: AttentionSettings): Finding | null {
  let [day, since] = [0, -1];
  for (; day < days.length && !isStudied(days[day]!); day++) if (isMissed(days[day]!)) since = day;
  if (since === -1 || since >= limits.attention.lostStreakDays) return null;
  let length = 0;
  for (; day < days.length && !isMissed(days[day]!); day++) if (isStudied(days[day]!)) length++;
  if (length < lostStreak) return null;
  return { since, isLonger: false, level: 0, value: length, compared: null };
}
