/** A copy of nested words with every text replaced; functions stay as they are. */
export function mapTexts<T>(words: T, change: (text: string) => string): T {
  if (typeof words === 'string') return change(words) as T;
  if (Array.isArray(words)) return words.map((each: unknown) => mapTexts(each, change)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [key, mapTexts(value, change)]),
  ) as T;
}
