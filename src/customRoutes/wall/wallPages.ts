import type { WallRow } from './wallRows.ts';

/** Where a line of the wall is on the page, in pixels. */
interface Place {
  index: number;
  start: number;
  end: number;
}

/**
 * What of the wall is in view, cut lines left out: the numbers of the first and last student (from 1), and where the window
 * has to be scrolled to for what comes next: back to the top (0) after the last line.
 */
export function wallPages(
  lines: readonly WallRow[],
  places: readonly Place[],
  { from, height }: { from: number; height: number },
) {
  const isWhole = ({ start, end }: Place) => start >= from && end <= from + height;
  const seen = places.filter(isWhole).flatMap(({ index }) => {
    const line = lines[index];
    return line?.kind === 'students' ? [line] : [];
  });
  const last = seen.at(-1);
  const next = places.find(({ start, end }) => start > from && end > from + height);
  return {
    first: (seen[0]?.first ?? 0) + 1,
    last: last ? last.first + last.students.length : 0,
    next: next?.start ?? 0,
  };
}
