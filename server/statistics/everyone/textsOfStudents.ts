import type { Students } from '../../attendance/cache/students.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import type { Texts } from './readTexts.ts';

type OfPlaces = readonly (Texts | undefined)[];

/** How many students are found before other requests have their turn. */
const atOnce = 10_000;

const known = new WeakMap<ReadonlyMap<string, Texts>, WeakMap<Students, OfPlaces>>();

/** Texts by the places of students, found once as long as both are kept. */
export async function textsOfStudents(
  texts: ReadonlyMap<string, Texts>,
  students: Students,
): Promise<OfPlaces> {
  const ofTexts = known.get(texts) ?? new WeakMap<Students, OfPlaces>();
  known.set(texts, ofTexts);
  const found = ofTexts.get(students);
  if (found !== undefined) return found;
  const ofPlaces: (Texts | undefined)[] = [];
  for (let place = 0; place < students.count; place++) {
    if (place % atOnce === atOnce - 1) await yieldToEventLoop();
    ofPlaces.push(texts.get(students.idOf(place)));
  }
  ofTexts.set(students, ofPlaces);
  return ofPlaces;
}
