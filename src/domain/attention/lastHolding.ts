/**
 * How far back a condition that holds now, at 0, has held without interruption: the last place before the first one where it
 * does not.
 */
export function lastHolding(places: number, holds: (place: number) => boolean): number {
  let place = 1;
  while (place < places && holds(place)) place++;
  return place - 1;
}
