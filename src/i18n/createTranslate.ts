/**
 * Translates like the console's i18n provider, for the sign-in page's words, which have no plural forms.
 *
 * @param words the words of a language, nested
 */
export const createTranslate =
  (words: object) =>
  (key: string, { _: fallback = key, ...values }: Record<string, unknown> = {}): string => {
    let found: unknown = words;
    for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
    return String(typeof found === 'string' ? found : fallback).replace(
      /%\{(.*?)\}/g,
      (placeholder, name: string) => (values[name] === undefined ? placeholder : String(values[name])),
    );
  };
