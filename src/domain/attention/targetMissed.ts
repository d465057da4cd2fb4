import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { lastHolding } from './lastHolding.ts';
import { countDays, dayFlags, type StudentHistory } from './studentHistory.ts';

const { weekDays } = limits.attention;

/** The student came on several days of a week and stayed below the day's target. */
export function targetMissed(
  { days, memberDays }: StudentHistory,
  { missedTargets }: AttentionSettings,
): Finding | null {
  const missed = countDays(days, dayFlags.belowTarget, 0, weekDays);
  if (missed < missedTargets) return null;
  const places = Math.max(1, days.length - weekDays + 1);
  const since = lastHolding(
    places,
    place => countDays(days, dayFlags.belowTarget, place, weekDays) >= missedTargets,
  );
  return {
    since,
    isLonger: since === places - 1 && memberDays > days.length,
    level: Math.floor((missed - missedTargets) / 2),
    value: missed,
    compared: countDays(days, dayFlags.present, 0, weekDays),
  };
}
