import type { Students } from '../../attendance/cache/students.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import type { Texts } from './readTexts.ts';

/** JSON of records up to their figures, by the places of students; undefined where no student has the place. */
type Openings = readonly (string | undefined)[];

/** How many students are found before other requests have their turn. */
const atOnce = 10_000;

const known = new WeakMap<ReadonlyMap<string, Texts>, WeakMap<Students, Openings>>();

const openingOf = ({ customerId, userId, name, email, managerName }: Texts) =>
  JSON.stringify({ customerId, userId, name, email, managerName }).slice(0, -1);

/** How the JSON of students' statistics begins, made once as long as their texts and places are kept. */
export async function openingsOfStudents(
  texts: ReadonlyMap<string, Texts>,
  students: Students,
): Promise<Openings> {
  const ofTexts = known.get(texts) ?? new WeakMap<Students, Openings>();
  known.set(texts, ofTexts);
  const found = ofTexts.get(students);
  if (found !== undefined) return found;
  const openings: (string | undefined)[] = [];
  for (let place = 0; place < students.count; place++) {
    if (place % atOnce === atOnce - 1) await yieldToEventLoop();
    const its = texts.get(students.idOf(place));
    openings.push(its && openingOf(its));
  }
  ofTexts.set(students, openings);
  return openings;
}
