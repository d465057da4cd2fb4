/** Every text of a tree of words by its path; a function's text is what it says of the numbers 2 and 5. */
export function collectTexts(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (typeof words === 'function')
    return new Map([[path, String((words as (...given: number[]) => unknown)(2, 5))]]);
  if (typeof words !== 'object' || words === null) return new Map();
  return new Map(
    Object.entries(words).flatMap(([key, value]) => [
      ...collectTexts(value, path === '' ? key : `${path}.${key}`),
    ]),
  );
}
