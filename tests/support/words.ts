/** A language's words by their whole keys: `app.title` and so on. */
export function flatten(messages: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : [...flatten(value as object, `${path}${key}.`)],
    ),
  );
}

/** The variables that a text leaves gaps for, in alphabetical order. */
export const variablesIn = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(match => match[1]!))].toSorted();

export const hasHangul = (text: string) => /[\uAC00-\uD7A3]/.test(text);

/** Whether there is anything to translate in a text besides its gaps. */
export const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/%\{\w+\}/g, ''));
