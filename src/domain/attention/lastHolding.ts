/**
 * How far back a condition that holds now has held without interruption: the last place before the first one where it
 * does not, or null when it does not hold at 0.
 */
export function lastHolding(places: number, holds: (place: number) => boolean): number | null {
  let place = 0;
  while (place < places && holds(place)) place++;
  return place === 0 ? null : place - 1;
}
