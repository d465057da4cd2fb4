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

interface Format {
  extensions: readonly string[];
  contentType: string;
  isIn: (text: string) => boolean;
}

const svg: Format = {
  extensions: ['.svg'],
  contentType: 'image/svg+xml',
  isIn: text => text.includes('<svg'),
};
const png: Format = {
  extensions: ['.png'],
  contentType: 'image/png',
  isIn: text => text.startsWith('\x89PNG'),
};
const webp: Format = {
  extensions: ['.webp'],
  contentType: 'image/webp',
  isIn: text => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
};
const jpeg: Format = {
  extensions: ['.jpg', '.jpeg'],
  contentType: 'image/jpeg',
  isIn: text => text.startsWith('\xff\xd8\xff'),
};

const kinds = {
  drawing: { formats: [svg, png], named: 'an SVG or PNG file', maxBytes: 200_000 },
  photo: { formats: [webp, jpeg, png], named: 'a WebP, JPEG or PNG file', maxBytes: 1_000_000 },
};
export type PictureKind = keyof typeof kinds;

/**
 * Reads a picture that `brand.json` names.
 *
 * @throws Error whose message says what is wrong with it
 */
export function readBrandPicture(name: string, file: string, kind: PictureKind): BrandFile {
  const { formats, named, maxBytes } = kinds[kind];
  const extension = path.extname(file).toLowerCase();
  const format = formats.find(({ extensions }) => extensions.includes(extension));
  if (format === undefined) throw new Error(`${name} must be ${named}: ${file}`);
  let content;
  try {
    content = Uint8Array.from(readFileSync(file));
  } catch {
    throw new Error(`${name} cannot be read: ${file}`);
  }
  if (content.byteLength > maxBytes)
    throw new Error(`${name} must have at most ${maxBytes / 1_000} kB: ${file}`);
  if (!format.isIn(Buffer.from(content).toString('latin1')))
    throw new Error(`${name} is no ${extension.slice(1).toUpperCase()} picture: ${file}`);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { address: `/brand/${name}-${hash}${extension}`, content, contentType: format.contentType };
}
