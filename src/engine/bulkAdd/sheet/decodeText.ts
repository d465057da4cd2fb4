import { SheetRefusal } from './SheetRefusal.ts';

const marks: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** UTF-16 without its mark: every other byte of ASCII is zero. */
function ofZeros(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]!++;
  });
  const most = start.length / 10;
  if (zeros[1]! > most && zeros[1]! > zeros[0]! * 4) return 'utf-16le';
  if (zeros[0]! > most && zeros[0]! > zeros[1]! * 4) return 'utf-16be';
  return null;
}

/**
 * The text of a file in UTF-8, UTF-16 or CP949, as Korean programs write it, whatever it says of itself.
 *
 * @throws SheetRefusal when it is no text
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.[0] ?? ofZeros(bytes);
  const decode = (label: string) => new TextDecoder(label, { fatal: true }).decode(bytes);
  try {
    if (encoding !== null) return withoutZeros(decode(encoding));
    try {
      return withoutZeros(decode('utf-8'));
    } catch {
      // The label means CP949, which has all of EUC-KR and more.
      return withoutZeros(decode('euc-kr'));
    }
  } catch {
    throw new SheetRefusal('notText');
  }
}

function withoutZeros(text: string): string {
  if (text.includes('\0')) throw new SheetRefusal('notText');
  return text;
}
