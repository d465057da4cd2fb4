import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { lastHolding } from './lastHolding.ts';
import { dayFlags, type StudentHistory } from './studentHistory.ts';

/** The attendance of a window of days is below the threshold. Few counted days make no rate. */
export function attendanceLow(
  { days, memberDays }: StudentHistory,
  { attendanceBelow, attendanceDays }: AttentionSettings,
): Finding | null {
  const tallyAt = (place: number) => {
    let [present, counted] = [0, 0];
    for (let day = place; day < Math.min(place + attendanceDays, days.length); day++) {
      if (days[day]! & dayFlags.counted) counted++;
      if (days[day]! & dayFlags.present) present++;
    }
    return { present, counted };
  };
  const isLow = (place: number) => {
    const { present, counted } = tallyAt(place);
    return counted >= limits.attention.leastCountedDays && present * 100 < attendanceBelow * counted;
  };
  const places = Math.max(1, days.length - attendanceDays + 1);
  const since = lastHolding(places, isLow);
  if (since === null) return null;
  const { present, counted } = tallyAt(0);
  return {
    since,
    isLonger: since === places - 1 && memberDays > days.length,
    level: Math.floor((attendanceBelow - (present / counted) * 100) / 10),
    value: present,
    compared: counted,
  };
}
