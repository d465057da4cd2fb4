import { crc32, inflateRawSync } from 'node:zlib';

/** The texts of a zip file by their names, read by its central directory; fails where a checksum is wrong. */
export function unzip(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const texts: Record<string, string> = {};
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, compressed, bytes] = [16, 20, 24].map(offset => file.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const nameLength = file.readUInt16LE(at + 28);
    const start = file.readUInt32LE(at + 42);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const content = inflateRawSync(
      file.subarray(start + 30 + nameLength, start + 30 + nameLength + compressed),
    );
    if (crc32(content) !== crc || content.length !== bytes) throw new Error(`${name} is damaged`);
    texts[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  return texts;
}
