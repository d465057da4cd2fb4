/** An `Idempotency-Key`. Not `randomUUID`, which browsers withhold from pages without HTTPS. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
