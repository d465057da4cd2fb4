import { languageFolder } from '../domain/languageFolder.ts';

type Values = Record<string, unknown>;

/** The texts of nested words by their whole key. */
function textsOf(words: object, start = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(words))
    if (typeof value === 'string') texts.set(start + key, value);
    else textsOf(value as object, `${start}${key}.`, texts);
  return texts;
}

const between = '||||';

/**
 * Translates in the way of react-admin's own provider, whose library is larger than all of this: `%{name}` is replaced by
 * the value, numbers as they are written in the language, and of the forms between `||||` the one for `smart_count` is taken. A key without words is its own text, or `_`.
 *
 * @param words the words of a language, nested
 * @param language decides which of a text's forms a number takes
 * @param onMissing called with a key that has neither words nor `_`
 */
export function createTranslate(words: object, language: string, onMissing?: (key: string) => void) {
  const texts = textsOf(words);
  const plural = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  // From the smallest number on, as the texts have their forms.
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const forms = order.filter(form => plural.resolvedOptions().pluralCategories.includes(form as 'one'));

  // Words that an added language lacks are English ones: where that has more forms, its last one is for any number.
  const most = languageFolder(language) === language ? Infinity : forms.length;

  return (key: string, given: Values | number = {}): string => {
    const values: Values = typeof given === 'number' ? { smart_count: given } : given;
    const text = texts.get(key) ?? (typeof values._ === 'string' ? values._ : undefined);
    if (text === undefined) {
      if (key !== '') onMissing?.(key);
      return key;
    }
    const count = values.smart_count;
    return (count == null ? text : formOf(text, forms.indexOf(plural.select(Number(count))), most)).replace(
      /%\{(.*?)\}/g,
      (placeholder, name: string) => {
        const value = values[name] ?? placeholder;
        return typeof value === 'number' ? numbers.format(value) : String(value);
      },
    );
  };
}

function formOf(text: string, index: number, most: number): string {
  const forms = text.split(between);
  return (forms.length > most ? forms.at(-1)! : (forms[index] ?? forms.at(-1)!)).trim();
}
