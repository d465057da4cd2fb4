import { randomBytes } from 'node:crypto';

/** A UUID of version 7: it begins with the time, so that new rows are close together in an index. */
export function newId(now: Date, random: (size: number) => Uint8Array = randomBytes): string {
  const bytes = Buffer.from(random(16));
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return idOfBytes(bytes);
}

/** The text of an id's 16 bytes. */
export function idOfBytes(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether text can be an id of ours at all; anything else is as good as unknown. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
