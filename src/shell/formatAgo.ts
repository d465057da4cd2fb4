const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in words: "5 minutes ago". */
export function formatAgo(instant: string, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1_000);
  for (const [unit, length] of steps)
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, 'minute');
}
