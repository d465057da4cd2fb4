/** An `Idempotency-Key`. Not `randomUUID`, which browsers withhold from pages without HTTPS. */
const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The keys of what one form or dialog sends: the same content has the same key until it has a response. */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>();
  return {
    keyOf(content: unknown): string {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? newIdempotencyKey();
      keys.set(text, key);
      return key;
    },
    /** The same content sent again is another request from now on. */
    settle: (content: unknown): void => void keys.delete(JSON.stringify(content)),
  };
}
