/**
 * Whether a name is written at the axis, where only so many have room: the last one is, and those that lie whole steps
 * before it.
 */
export const isNamed = (index: number, count: number, room: number): boolean =>
  (count - 1 - index) % Math.max(1, Math.ceil(count / Math.max(1, room))) === 0;
