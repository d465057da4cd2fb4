import type { LiveStudent } from '../../domain/entities/study.ts';
import { studySecondsAt } from '../../domain/liveStudy.ts';

/** What the figures above the wall narrow it down to. */
export const wallFilters = {
  STUDY: student => student.stopwatchStatus === 'STUDY',
  BREAK: student => student.stopwatchStatus === 'BREAK',
  STOP: student => student.stopwatchStatus === 'STOP' || student.stopwatchStatus === 'START',
  cameraOff: student => student.camera === 'OFF',
  away: student => student.awaySince !== null,
} as const satisfies Record<string, (student: LiveStudent) => boolean>;
export type WallFilter = keyof typeof wallFilters;

/** What needs attention: a person missing from the camera, or no camera picture. */
export const needsAttention = (student: LiveStudent) =>
  wallFilters.cameraOff(student) || wallFilters.away(student);

type Order = (a: LiveStudent, b: LiveStudent, now: number) => number;
const names = new Intl.Collator('ko');
const byName: Order = (a, b) => names.compare(a.displayName, b.displayName);

/** The ways to put the wall in order; what is equal is by name. */
export const wallOrders = {
  attention: (a, b) => Number(needsAttention(b)) - Number(needsAttention(a)),
  name: byName,
  time: (a, b, now) => studySecondsAt(b, now) - studySecondsAt(a, now),
  entered: (a, b) => Date.parse(b.enteredAt) - Date.parse(a.enteredAt),
  room: (a, b) => names.compare(a.roomName, b.roomName) || names.compare(a.roomId, b.roomId),
} as const satisfies Record<string, Order>;
export type WallOrder = keyof typeof wallOrders;

interface Wanted {
  filter: WallFilter | null;
  order: WallOrder;
  text: string;
}

/** The students that are wanted, in the order that is wanted at an instant. */
export function arrange(students: readonly LiveStudent[], { filter, order, text }: Wanted, now: number) {
  const sought = text.trim().toLocaleLowerCase();
  return students
    .filter(student => filter === null || wallFilters[filter](student))
    .filter(({ displayName }) => displayName.toLocaleLowerCase().includes(sought))
    .toSorted((a, b) => wallOrders[order](a, b, now) || byName(a, b, now));
}
