interface Day {
  date: string;
  totalStudySeconds: number;
}

/**
 * What was studied a day on average, in whole seconds, of completed days (specification, section 9); null where
 * none is.
 */
export function dailyAverage(days: readonly Day[], today: string): number | null {
  const over = days.filter(({ date }) => date < today);
  if (over.length === 0) return null;
  return Math.round(over.reduce((sum, day) => sum + day.totalStudySeconds, 0) / over.length);
}
