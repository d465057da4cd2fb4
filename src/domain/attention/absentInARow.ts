import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { dayFlags, type StudentHistory } from './studentHistory.ts';

/** The last days that count were all absences. */
export function absentInARow(
  { days, memberDays }: StudentHistory,
  { absencesInARow }: AttentionSettings,
): Finding | null {
  let [count, since, day] = [0, 0, 0];
  for (; day < days.length && !(days[day]! & dayFlags.present); day++)
    if (days[day]! & dayFlags.counted) {
      count++;
      since = day;
    }
  if (count < absencesInARow) return null;
  return {
    since,
    isLonger: day === days.length && memberDays > days.length,
    level: Math.floor(count / absencesInARow),
    value: count,
    compared: null,
  };
}
