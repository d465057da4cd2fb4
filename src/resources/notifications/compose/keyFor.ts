/** Not `randomUUID`, which browsers keep from pages without HTTPS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** `Idempotency-Key`s of one dialog: tried again unchanged it is the same notice, changed it is another. */
export function createKeys() {
  const keys = new Map<string, string>();
  return (body: object): string => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}
