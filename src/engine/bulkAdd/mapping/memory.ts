import { plainWordWithNotes } from '../cells/plainWord.ts';
import type { Target } from './Target.ts';

/** What was chosen for the headers of earlier files; null for a column that is not used. */
export type Memory = Readonly<Record<string, Target | null>>;

/** How many headers are remembered. */
const remembered = 200;

/** The keys of headers: one that occurs again has its number, and an empty one has none. */
export function memoryKeys(headers: readonly string[]): (string | null)[] {
  const seen = new Map<string, number>();
  return headers.map(header => {
    const word = plainWordWithNotes(header);
    if (word === '') return null;
    const nth = (seen.get(word) ?? 0) + 1;
    seen.set(word, nth);
    // With a sign in front of it no header is the name of something that every object has.
    return nth === 1 ? `=${word}` : `=${word}#${nth}`;
  });
}

/** The memory with what was chosen now; the oldest headers leave when there are too many. */
export function remember(
  memory: Memory,
  headers: readonly string[],
  targets: readonly (Target | null)[],
): Memory {
  const now = memoryKeys(headers).flatMap((key, column) =>
    key === null ? [] : [[key, targets[column] ?? null] as const],
  );
  const keys = new Set<string>(now.map(([key]) => key));
  const before = Object.entries(memory).filter(([key]) => !keys.has(key));
  return Object.fromEntries([...before, ...now].slice(-remembered));
}
