import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { lastHolding } from './lastHolding.ts';
import { dayFlags, type StudentHistory } from './studentHistory.ts';

const { weekDays } = limits.attention;

/** The student came on several days of a week and stayed below the day's target. */
export function targetMissed(
  { days, memberDays }: StudentHistory,
  { missedTargets }: AttentionSettings,
): Finding | null {
  const daysWith = (flag: number, place: number) => {
    let count = 0;
    for (let day = place; day < Math.min(place + weekDays, days.length); day++)
      if (days[day]! & flag) count++;
    return count;
  };
  const places = Math.max(1, days.length - weekDays + 1);
  const since = lastHolding(places, place => daysWith(dayFlags.belowTarget, place) >= missedTargets);
  if (since === null) return null;
  const missed = daysWith(dayFlags.belowTarget, 0);
  return {
    since,
    isLonger: since === places - 1 && memberDays > days.length,
    level: Math.floor((missed - missedTargets) / 2),
    value: missed,
    compared: daysWith(dayFlags.present, 0),
  };
}
