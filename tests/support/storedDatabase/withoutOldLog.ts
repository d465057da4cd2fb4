const block = 512;
const segmentBytes = 16 * 1024 * 1024;
const pageBytes = 8_192;

/**
 * Empties what a dump of a data folder has in its write-ahead log from before the last checkpoint: nothing reads it
 * again, and it is most of the dump.
 *
 * @param redo the last checkpoint's position as PostgreSQL writes it, such as `0/2B17D50`
 */
export function withoutOldLog(tar: Buffer, redo: string): Buffer {
  const [high, low] = redo.split('/').map(part => Number.parseInt(part, 16)) as [number, number];
  const segment = Math.floor(low / segmentBytes);
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  const current = `00000001${hex(high)}${hex(segment)}`;
  const emptied = Buffer.from(tar);
  let at = 0;
  while (at < emptied.length) {
    const header = emptied.subarray(at, at + block);
    const name = header.subarray(0, 100).toString('latin1').replace(/\0.*$/s, '');
    if (name === '') break;
    const size = Number.parseInt(header.subarray(124, 136).toString('latin1'), 8) || 0;
    const content = emptied.subarray(at + block, at + block + size);
    const log = /pg_wal\/([0-9A-F]{24})$/.exec(name)?.[1];
    // A segment's first page says what it is.
    if (log === current) content.fill(0, pageBytes, Math.floor((low % segmentBytes) / pageBytes) * pageBytes);
    else if (log !== undefined) content.fill(0);
    at += block + Math.ceil(size / block) * block;
  }
  return emptied;
}
