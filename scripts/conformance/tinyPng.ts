/** A PNG of one grey pixel. */
export const tinyPng = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQI12PoAAAAigCJVZ1ZjAAAAABJRU5ErkJggg==',
    'base64',
  ),
);
