import { formatChange, formatPoints, type FormatContext } from '../displays/formats.ts';

export interface Compared {
  now: number | null;
  /** The same figure before; null where there was none. */
  before: number | null;
  /** Rates are compared by their difference, everything else in percent of what it was. */
  by?: 'part' | 'points';
  /** All of it is of the running day, which is not compared. */
  isOnlyToday?: boolean;
}

interface ChangeOf {
  /** Its words, among those of `insight`. */
  key: 'change' | 'noChange' | 'noBefore' | 'fromNothing' | 'onlyToday';
  /** With its sign, as it is read. */
  figure?: string;
  /** Up, down or neither. */
  course: -1 | 0 | 1;
}

/** What is less than this is no change: it would be written as zero. */
const least = 0.0005;

export function changeOf(
  { now, before, by = 'part', isOnlyToday = false }: Compared,
  place: FormatContext,
): ChangeOf {
  if (isOnlyToday) return { key: 'onlyToday', course: 0 };
  if (now === null || before === null) return { key: 'noBefore', course: 0 };
  const difference = now - before;
  if (by === 'part' && before === 0)
    return now === 0 ? { key: 'noChange', course: 0 } : { key: 'fromNothing', course: 1 };
  const change = by === 'points' ? difference : difference / before;
  if (Math.abs(change) < least) return { key: 'noChange', course: 0 };
  const amount = (by === 'points' ? formatPoints : formatChange)(Math.abs(change), place);
  return { key: 'change', figure: (change > 0 ? '+' : '−') + amount, course: change > 0 ? 1 : -1 };
}
