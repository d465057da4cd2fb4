import chunk from 'lodash/chunk';
import type { LiveStudent } from '../../domain/entities/study.ts';

/** A line of the wall: the name of a room, or students next to each other from `first` (0 is the first of all). */
export type WallRow =
  | { kind: 'room'; name: string; count: number }
  | { kind: 'students'; students: readonly LiveStudent[]; first: number };

/**
 * The lines of the wall.
 *
 * @param students in their order; with `isByRoom`, those of a room one after another
 * @param lanes how many are next to each other
 */
export function wallRows(students: readonly LiveStudent[], lanes: number, isByRoom: boolean): WallRow[] {
  const lines = (of: readonly LiveStudent[], first: number): WallRow[] =>
    chunk(of, lanes).map((some, index) => ({
      kind: 'students',
      students: some,
      first: first + index * lanes,
    }));
  if (!isByRoom) return lines(students, 0);
  const rows: WallRow[] = [];
  for (let first = 0; first < students.length;) {
    const { roomId, roomName } = students[first]!;
    const end = students.findIndex((student, index) => index > first && student.roomId !== roomId);
    const within = students.slice(first, end === -1 ? undefined : end);
    rows.push({ kind: 'room', name: roomName, count: within.length }, ...lines(within, first));
    first += within.length;
  }
  return rows;
}
