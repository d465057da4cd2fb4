import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A picture of the brand as it is served. */
export interface BrandFile {
  /** Its path on this host, which changes with its content. */
  address: string;
  content: Uint8Array<ArrayBuffer>;
  contentType: string;
}

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
const maxBytes = 200_000;

/**
 * Reads a picture that `brand.json` names.
 *
 * @throws Error whose message says what is wrong with it
 */
export function readBrandPicture(name: string, file: string): BrandFile {
  const extension = path.extname(file).toLowerCase();
  const contentType = types[extension];
  if (contentType === undefined) throw new Error(`${name} must be an SVG or PNG file: ${file}`);
  let content;
  try {
    content = Uint8Array.from(readFileSync(file));
  } catch {
    throw new Error(`${name} cannot be read: ${file}`);
  }
  if (content.byteLength > maxBytes) throw new Error(`${name} must have at most 200 kB: ${file}`);
  const text = Buffer.from(content).toString('latin1');
  if (extension === '.svg' ? !text.includes('<svg') : !text.startsWith('\x89PNG'))
    throw new Error(`${name} is no ${extension.slice(1).toUpperCase()} picture: ${file}`);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { address: `/brand/${name}-${hash}${extension}`, content, contentType };
}
