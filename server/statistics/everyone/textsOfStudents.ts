import type { Students } from '../../attendance/cache/students.ts';
import type { EncodedTexts } from '../../core/jsonRows.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import type { Texts } from './readTexts.ts';

/** How many students are found before other requests have their turn. */
const atOnce = 2_000;

const known = new WeakMap<ReadonlyMap<string, Texts>, WeakMap<Students, EncodedTexts>>();

/** Texts by the places of students, encoded once as long as both are kept; nothing for those who have none. */
export async function textsOfStudents(
  texts: ReadonlyMap<string, Texts>,
  students: Students,
): Promise<EncodedTexts> {
  const ofTexts = known.get(texts) ?? new WeakMap<Students, EncodedTexts>();
  known.set(texts, ofTexts);
  const found = ofTexts.get(students);
  if (found !== undefined) return found;
  const parts: Uint8Array[] = [];
  const starts = new Int32Array(students.count + 1);
  let longest = 0;
  for (let from = 0; from < students.count; from += atOnce) {
    await yieldToEventLoop();
    let part = '';
    for (let place = from; place < Math.min(from + atOnce, students.count); place++) {
      const its = texts.get(students.idOf(place));
      const text = its === undefined ? '' : JSON.stringify(its).slice(0, -1);
      const length = Buffer.byteLength(text);
      part += text;
      starts[place + 1] = starts[place]! + length;
      longest = Math.max(longest, length);
    }
    parts.push(Buffer.from(part));
  }
  const encoded = { bytes: Buffer.concat(parts), starts, longest };
  ofTexts.set(students, encoded);
  return encoded;
}
