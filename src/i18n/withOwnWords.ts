import type { Language } from '../domain/choices.ts';
import { runtime } from '../runtime.ts';

/** Words of a language with the texts that this installation has in their place; the code for it loads only where there are any. */
export async function withOwnWords<T extends object>(words: Promise<T>, language: Language): Promise<T> {
  const address = runtime.words[language];
  if (address === undefined) return words;
  const { withWordsAt } = await import('./ownWords.ts');
  return (await withWordsAt(words, address)) as T;
}
