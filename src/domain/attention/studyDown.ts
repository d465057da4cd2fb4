import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { lastHolding } from './lastHolding.ts';
import type { StudentHistory } from './studentHistory.ts';

const { past, weekDays } = limits.attention;

/** The mean of the weeks before one; null where they are too few or have too little study. */
function usualBefore({ weeks }: StudentHistory, place: number): number | null {
  let [sum, count] = [0, 0];
  for (let week = place + 1; week <= place + past.weeks && week < weeks.length; week++) {
    const seconds = weeks[week]!;
    if (seconds === null) continue;
    sum += seconds;
    count++;
  }
  if (count < past.leastWeeks) return null;
  const mean = sum / count;
  return mean < past.leastSeconds ? null : mean;
}

function isDown(history: StudentHistory, { studyDownBy }: AttentionSettings, place: number): boolean {
  const seconds = history.weeks[place] ?? null;
  if (seconds === null) return false;
  const usual = usualBefore(history, place);
  return usual !== null && (usual - seconds) * 100 >= studyDownBy * usual;
}

/**
 * A week's study is down by a share against the student's own weeks before. Weeks have the same weekdays, so that like is
 * compared with like.
 */
export function studyDown(history: StudentHistory, settings: AttentionSettings): Finding | null {
  if (!isDown(history, settings, 0)) return null;
  const { weeks } = history;
  const last = lastHolding(weeks.length, place => isDown(history, settings, place));
  const [seconds, usual] = [weeks[0]!, usualBefore(history, 0)!];
  return {
    since: (last + 1) * weekDays - 1,
    isLonger: last + 1 + past.leastWeeks >= weeks.length,
    level: Math.floor(((usual - seconds) / usual) * 5),
    value: seconds,
    compared: Math.round(usual),
  };
}
