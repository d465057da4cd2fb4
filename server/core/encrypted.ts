import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const mark = 'sealed1';

/** What a text is encrypted for: each purpose has a key of its own, and a text of one owner is of no use to another. */
interface Encryption {
  secretKey: string;
  purpose: string;
  owner: string;
}

const keyOf = ({ secretKey, purpose }: Encryption) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));

/** Whether a stored text is encrypted. */
export const isEncrypted = (stored: string) => stored.startsWith(`${mark}:`);

/** A text as the database may store it, encrypted with AES-256-GCM. */
export function encrypt(text: string, of: Encryption): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(of), iv).setAAD(Buffer.from(of.owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [mark, ...[iv, encrypted, cipher.getAuthTag()].map(part => part.toString('base64url'))].join(':');
}

/** The text; null when it was encrypted with another key, for another owner, or was altered. */
export function decrypt(stored: string, of: Encryption): string | null {
  try {
    const [iv, encrypted, tag] = stored
      .split(':')
      .slice(1)
      .map(part => Buffer.from(part, 'base64url'));
    const decipher = createDecipheriv(algorithm, keyOf(of), iv!)
      .setAAD(Buffer.from(of.owner))
      .setAuthTag(tag!);
    return Buffer.concat([decipher.update(encrypted!), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
