import type { Language } from '../../src/domain/choices.ts';
import { fallbackLanguage } from '../../src/domain/defaultLanguages.ts';
import { matchLanguage } from '../../src/domain/matchLanguage.ts';

/** The language that an `Accept-Language` header wants most of those that there are, else English. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map(each => {
      const [tag = '', ...params] = each.trim().toLowerCase().split(';');
      const quality = params.map(param => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(q => q !== undefined);
      return { language: matchLanguage(tag), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wanted.find(({ language }) => language !== undefined)?.language ?? fallbackLanguage;
}
