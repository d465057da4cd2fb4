/** The seconds of a length of time as `H:MM:SS`, or null for any other text. */
export function secondsOf(text: string): number | null {
  const parts = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text);
  if (parts === null) return null;
  const [hours, minutes, seconds] = parts.slice(1).map(Number);
  return hours! * 3_600 + minutes! * 60 + seconds!;
}
