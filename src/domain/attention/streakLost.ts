import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { dayFlags, type StudentHistory } from './studentHistory.ts';

/**
 * The student studied on so many days in a row, and has not since. Days that do not count break no streak, and lengthen
 * it when they were studied on.
 */
export function streakLost({ days }: StudentHistory, { lostStreak }: AttentionSettings): Finding | null {
  const isStudied = (day: number) => (days[day]! & dayFlags.studied) !== 0;
  const isMissed = (day: number) => !isStudied(day) && (days[day]! & dayFlags.counted) !== 0;
  let [day, since] = [0, -1];
  for (; day < days.length && !isStudied(day); day++) if (isMissed(day)) since = day;
  if (since === -1 || since >= limits.attention.lostStreakDays) return null;
  let length = 0;
  for (; day < days.length && !isMissed(day); day++) if (isStudied(day)) length++;
  if (length < lostStreak) return null;
  return { since, isLonger: false, level: 0, value: length, compared: null };
}
