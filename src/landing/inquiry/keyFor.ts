const keys = new Map<string, string>();

/** Not `randomUUID`, which browsers keep from pages without HTTPS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * The `Idempotency-Key` of what is sent: the same for the same words, so that cancelling and trying again makes one
 * inquiry even if the first try had got through.
 */
export function keyFor(body: object): string {
  const text = JSON.stringify(body);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  return key;
}
