/** The value below which a part of the values lies, between neighbours in proportion (as `percentile_cont` has it). */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const place = (percent / 100) * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below]!;
  const high = sorted[Math.ceil(place)]!;
  return low + (high - low) * (place - below);
}
