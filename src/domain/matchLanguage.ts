import { languages, type Language } from './choices.ts';

const primary = (tag: string) => tag.split('-')[0]!;

/** The language of a list of ours that a tag such as `en-GB` asks for; undefined if there is none. */
export function matchLanguage(tag: string): Language | undefined {
  const wanted = tag.toLowerCase();
  const tags = languages.map(language => [language, language.toLowerCase()] as const);
  const found =
    tags.find(([, each]) => each === wanted) ??
    tags.find(([, each]) => each === primary(wanted)) ??
    tags.find(([, each]) => primary(each) === primary(wanted));
  return found?.[0];
}
