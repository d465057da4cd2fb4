import type { FileType } from './fileTypes.ts';

/** Brands of HEIF files with HEVC pictures (ISO/IEC 23008-12, annex B), as phones write them. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The first bytes of each kind of file. */
const kinds: Record<FileType, (bytes: Uint8Array, text: string) => boolean> = {
  'application/pdf': (_, text) => text.startsWith('%PDF-'),
  'image/jpeg': ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff,
  'image/png': (_, text) => text.startsWith('\u0089PNG\r\n\u001a\n'),
  'image/webp': (_, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP',
  'image/heic': (_, text) => text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12)),
};

/** What kind of file some bytes are, by their beginning; null for any other than `fileTypes`. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  const found = Object.entries(kinds).find(([, is]) => is(bytes, text));
  return (found?.[0] as FileType | undefined) ?? null;
}
