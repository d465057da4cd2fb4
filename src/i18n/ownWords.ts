type Words = Record<string, unknown>;
const loaded = new Map<string, Promise<Words>>();

/** The texts at an address; none when they cannot be loaded. */
function loadWords(address: string): Promise<Words> {
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

/** Words with the texts at an address in their place. */
export async function withWordsAt(words: Promise<object>, address: string): Promise<object> {
  const [builtIn, own] = await Promise.all([words, loadWords(address)]);
  return merge(builtIn as Words, own);
}
