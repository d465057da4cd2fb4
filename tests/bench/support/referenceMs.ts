import { percentile } from './percentile.ts';

const turns = 5;

/**
 * How long a computation takes that is always the same: texts, objects and their order, in milliseconds. What it was next to
 * figures in milliseconds tells what part of a difference is the machine's.
 */
export function referenceMs(): number {
  const times = Array.from({ length: turns }, () => {
    const started = performance.now();
    const rows = Array.from({ length: 200_000 }, (_, id) => ({ id, name: String((id * 7_919) % 200_000) }));
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
    copy.sort((one, other) => (one.name < other.name ? -1 : 1));
    return performance.now() - started;
  });
  return Math.round(percentile(times, 50));
}
