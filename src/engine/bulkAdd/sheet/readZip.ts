import { SheetRefusal } from './SheetRefusal.ts';

interface Limits {
  maxUnpackedBytes: number;
  maxParts: number;
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
const endSize = 22;
const maxComment = 0xffff;
const methods = { stored: 0, deflated: 8 };
const encryptedFlag = 1;

interface Entry {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  offset: number;
}

/**
 * The wanted files of a zip archive. What the archive says of its sizes is checked first, and then what really comes
 * out, so that a small file cannot fill the memory (a zip bomb). SheetJS, which reads the files then, unpacks without a limit.
 *
 * @throws SheetRefusal when it is damaged or unpacks to more than the limit
 */
export async function readZip(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
  { maxUnpackedBytes, maxParts }: Limits,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const entries = entriesOf(bytes, maxParts).filter(({ name }) => isWanted(name));
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (declared > maxUnpackedBytes) throw new SheetRefusal('unpacksTooLarge');
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let left = maxUnpackedBytes;
  for (const entry of entries) {
    const content = await contentOf(bytes, entry, left);
    left -= content.length;
    files.set(entry.name, content);
  }
  return files;
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>, maxParts: number): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - endSize;
  const lowest = Math.max(0, end - maxComment);
  while (end >= lowest && view.getUint32(end, true) !== signatures.end) end--;
  if (end < lowest) throw new SheetRefusal('damaged');
  const count = view.getUint16(end + 10, true);
  // More, and archives past 4 GB, which have all bits set here, are no spreadsheet of a few thousand rows.
  if (count > maxParts) throw new SheetRefusal('unpacksTooLarge');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== signatures.entry) throw new SheetRefusal('damaged');
    if (view.getUint16(at + 8, true) & encryptedFlag) throw new SheetRefusal('encrypted');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  { method, packedSize, offset }: Entry,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== signatures.local)
    throw new SheetRefusal('damaged');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.length < packedSize) throw new SheetRefusal('damaged');
  if (method === methods.stored) return limited(packed, maxBytes);
  if (method !== methods.deflated) throw new SheetRefusal('damaged');
  return inflate(packed, maxBytes);
}

const limited = <T extends { length: number }>(content: T, maxBytes: number): T => {
  if (content.length > maxBytes) throw new SheetRefusal('unpacksTooLarge');
  return content;
};

async function inflate(packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new SheetRefusal('damaged');
    });
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw new SheetRefusal('unpacksTooLarge');
    }
  }
  const content = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    content.set(chunk, at);
    at += chunk.length;
  }
  return content;
}
