import type { FieldPlan } from '../cells/plan.ts';
import { plainWord, plainWordWithNotes } from '../cells/plainWord.ts';
import { sheetTerms } from '../cells/sheetTerms.ts';

type Named = Pick<FieldPlan, 'names' | 'namesRecords'>;

const notesIn = (header: string) =>
  [...header.normalize('NFKC').matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, note]) => plainWord(note!));

/** A known name with one of some words in front of it or behind it. */
const isNamedWith = (full: string, words: ReadonlySet<string>, names: readonly string[]) =>
  [...words].some(
    word =>
      (full.startsWith(word) && names.includes(full.slice(word.length))) ||
      (full.endsWith(word) && names.includes(full.slice(0, -word.length))),
  );

/** Whether a column is about another person or thing, such as a parent's phone number. */
export function isOfOthers(header: string, { names, namesRecords }: Named): boolean {
  const full = plainWordWithNotes(header);
  // A field that is about them is named with them.
  const isNamed = (word: string) =>
    !namesRecords && names.some(name => name !== word && name.startsWith(word) && full.includes(name));
  const main = plainWord(header);
  const isOwn = [...sheetTerms.own].some(word => main.includes(word));
  // "The student's number (without one, a parent's)" asks for the student's.
  const said = isOwn ? main : full;
  return (
    [...sheetTerms.others].some(word => said.includes(word) && !isNamed(word)) ||
    notesIn(header).some(note => sheetTerms.othersInNotes.has(note)) ||
    isNamedWith(full, sheetTerms.othersInNotes, names)
  );
}

/** The longest known name within a header: of Latin names whole words. */
function longestWithin(header: string, full: string, names: readonly string[]): number {
  const words = header
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const phrases = new Set(
    words.flatMap((_, start) =>
      words.slice(start).map((__, length) => words.slice(start, start + length + 1).join('')),
    ),
  );
  const found = names.filter(name =>
    sheetTerms.others.has(name)
      ? false
      : /^[a-z0-9]+$/.test(name)
        ? phrases.has(name)
        : name.length >= 2 && full.includes(name),
  );
  return Math.max(0, ...found.map(name => name.length));
}

/** How well a header names a field: from 0, not at all, to 1, by one of its names. */
export function headerScore(header: string, field: Named): number {
  const { names } = field;
  const full = plainWordWithNotes(header);
  if (full === '') return 0;
  if (names.includes(full)) return 1;
  if (isOfOthers(header, field)) return 0;
  if (isNamedWith(full, sheetTerms.own, names)) return 0.95;
  if (names.includes(plainWord(header))) return 0.9;
  const length = longestWithin(header, full, names);
  return length === 0 ? 0 : 0.3 + 0.5 * (length / full.length);
}

/** From which score on a header needs no confirmation. */
export const sureScore = 0.9;

/** Whether a header names what a field takes only while nothing else goes there, such as a class. */
export const isSpareOf = (header: string, { spareNames }: Pick<FieldPlan, 'spareNames'>): boolean =>
  headerScore(header, { names: spareNames }) >= sureScore;

/** Whether a header says that its column contains nothing of the person. */
export const isIgnored = (header: string): boolean => sheetTerms.ignored.has(plainWordWithNotes(header));
