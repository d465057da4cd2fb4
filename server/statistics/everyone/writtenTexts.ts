import type { Students } from '../../attendance/cache/students.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import type { Texts } from './readTexts.ts';

/** The texts of students as JSON without the closing brace, so that figures can follow. */
export interface WrittenTexts {
  bytes: Uint8Array;
  /** Where the text of each place begins, and after the last one where that ends. It is empty for those who have none. */
  starts: Uint32Array;
}

/** How many students are written before other requests have their turn. */
const atOnce = 5_000;

const known = new WeakMap<ReadonlyMap<string, Texts>, WeakMap<Students, WrittenTexts>>();

/** Texts by the places of students, written once as long as both are kept. */
export async function writtenTexts(
  texts: ReadonlyMap<string, Texts>,
  students: Students,
): Promise<WrittenTexts> {
  const ofTexts = known.get(texts) ?? new WeakMap<Students, WrittenTexts>();
  known.set(texts, ofTexts);
  const found = ofTexts.get(students);
  if (found !== undefined) return found;
  const parts: Buffer[] = [];
  const starts = new Uint32Array(students.count + 1);
  for (let place = 0; place < students.count; place++) {
    if (place % atOnce === atOnce - 1) await yieldToEventLoop();
    const its = texts.get(students.idOf(place));
    const part = Buffer.from(its === undefined ? '' : JSON.stringify(its).slice(0, -1));
    parts.push(part);
    starts[place + 1] = starts[place]! + part.length;
  }
  const written = { bytes: Buffer.concat(parts), starts };
  ofTexts.set(students, written);
  return written;
}
