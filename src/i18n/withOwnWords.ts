import type { Language } from '../domain/choices.ts';
import { runtime } from '../runtime.ts';

type Words = Record<string, unknown>;
const loaded = new Map<string, Promise<Words>>();

/** The texts that this installation has in place of the product's; none when they cannot be loaded. */
function ownWords(language: Language): Promise<Words> {
  const address = runtime.words[language];
  if (address === undefined) return Promise.resolve({});
  let words = loaded.get(address);
  if (words === undefined) {
    words = fetch(address)
      .then(answer => (answer.ok ? (answer.json() as Promise<Words>) : {}))
      .catch(() => {
        loaded.delete(address);
        return {};
      });
    loaded.set(address, words);
  }
  return words;
}

const isNested = (value: unknown): value is Words => typeof value === 'object' && value !== null;
const merge = (words: Words, own: Words): Words => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      isNested(value) ? merge(isNested(words[key]) ? words[key] : {}, value) : value,
    ]),
  ),
});

/** Words of a language with the texts that this installation has in their place. */
export async function withOwnWords<T extends object>(words: Promise<T>, language: Language): Promise<T> {
  const [builtIn, own] = await Promise.all([words, ownWords(language)]);
  return merge(builtIn as Words, own) as T;
}
