import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { lastHolding } from './lastHolding.ts';
import type { StudentHistory } from './studentHistory.ts';

const { weekDays } = limits.attention;

/** The camera was off often within a week, by the alerts about it. */
export function cameraOften(
  { camerasOff, days }: StudentHistory,
  { cameraOffTimes }: AttentionSettings,
): Finding | null {
  if (camerasOff.length < cameraOffTimes) return null;
  const timesAt = (place: number) => camerasOff.filter(day => day >= place && day < place + weekDays).length;
  const times = timesAt(0);
  if (times < cameraOffTimes) return null;
  const places = Math.max(1, days.length - weekDays + 1);
  const since = lastHolding(places, place => timesAt(place) >= cameraOffTimes);
  return {
    since,
    isLonger: since === places - 1,
    level: Math.floor(times / cameraOffTimes),
    value: times,
    compared: weekDays,
  };
}
