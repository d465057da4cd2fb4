import { crc32, createDeflateRaw } from 'node:zlib';

interface Entry {
  name: Buffer;
  crc: number;
  bytes: number;
  compressed: Buffer;
  offset: number;
}

type Parts = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
/** A file by its name, read in parts: texts, or bytes as they are. */
export type ZipEntry = readonly [name: string, parts: Parts];

/** Bit 11 says that names are UTF-8; compressed by deflate; 1 January 2026, 00:00. */
const [utf8, deflate, time, date] = [1 << 11, 8, 0, ((2026 - 1980) << 9) | (1 << 5) | 1];

const described = ({ name, crc, bytes, compressed }: Entry): number[][] => [
  [2, 20],
  [2, utf8],
  [2, deflate],
  [2, time],
  [2, date],
  [4, crc],
  [4, compressed.length],
  [4, bytes],
  [2, name.length],
  [2, 0],
];

/** Numbers in little-endian order, each as `[bytes, value]`. */
function numbers(fields: readonly number[][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size = 0]) => sum + size, 0));
  let at = 0;
  for (const [size = 0, value = 0] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

async function compress(name: string, texts: Parts, offset: number) {
  const stream = createDeflateRaw();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject));
  let [crc, bytes] = [0, 0];
  for await (const text of texts) {
    const data = typeof text === 'string' ? Buffer.from(text) : text;
    crc = crc32(data, crc);
    bytes += data.length;
    if (!stream.write(data)) await new Promise<void>(resolve => stream.once('drain', () => resolve()));
  }
  stream.end();
  await done;
  return { name: Buffer.from(name), crc, bytes, compressed: Buffer.concat(chunks), offset };
}

/**
 * A zip file (PKWARE APPNOTE 6.3.4, without ZIP64) of files by their names. Each is read in parts, so that only the
 * compressed ones are in memory; all of it has to stay under 4 GB.
 */
export async function zip(files: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  const put = (...buffers: Buffer[]) => {
    for (const buffer of buffers) {
      parts.push(buffer);
      offset += buffer.length;
    }
  };
  for await (const [name, texts] of files) {
    const entry = await compress(name, texts, offset);
    entries.push(entry);
    put(numbers([[4, 0x04034b50], ...described(entry)]), entry.name, entry.compressed);
  }
  const start = offset;
  for (const entry of entries) {
    // After the comment's length: disk, internal and external attributes, and where the file begins.
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, entry.offset],
    ];
    put(numbers([[4, 0x02014b50], [2, 20], ...described(entry), ...rest]), entry.name);
  }
  const count = entries.length;
  put(
    numbers([
      [4, 0x06054b50],
      [4, 0],
      [2, count],
      [2, count],
      [4, offset - start],
      [4, start],
      [2, 0],
    ]),
  );
  return Buffer.concat(parts);
}
