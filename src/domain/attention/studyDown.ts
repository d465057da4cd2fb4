import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { lastHolding } from './lastHolding.ts';
import type { StudentHistory } from './studentHistory.ts';

const { past, weekDays } = limits.attention;

/**
 * A week's study is down by a share against the student's own weeks before. Weeks have the same weekdays, so that like is
 * compared with like.
 */
export function studyDown({ weeks }: StudentHistory, { studyDownBy }: AttentionSettings): Finding | null {
  const usualAt = (place: number) => {
    const before = weeks.slice(place + 1, place + 1 + past.weeks).filter(week => week !== null);
    if (before.length < past.leastWeeks) return null;
    const mean = before.reduce((sum, seconds) => sum + seconds, 0) / before.length;
    return mean < past.leastSeconds ? null : mean;
  };
  const isDown = (place: number) => {
    const [seconds, usual] = [weeks[place] ?? null, usualAt(place)];
    return seconds !== null && usual !== null && (usual - seconds) * 100 >= studyDownBy * usual;
  };
  const last = lastHolding(weeks.length, isDown);
  if (last === null) return null;
  const [seconds, usual] = [weeks[0]!, usualAt(0)!];
  return {
    since: (last + 1) * weekDays - 1,
    isLonger: last + 1 + past.leastWeeks >= weeks.length,
    level: Math.floor(((usual - seconds) / usual) * 5),
    value: seconds,
    compared: Math.round(usual),
  };
}
