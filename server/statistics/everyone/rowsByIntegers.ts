/** More rows than a number has space for next to an integer. */
const rowLimit = 2 ** 21;

/**
 * The numbers of rows in the order of an integer of each, then in their own. They are sorted as numbers: a comparison for each pair
 * takes five times as long.
 *
 * @param sign -1 for the highest first
 */
export function rowsByIntegers(values: Int32Array, sign: number): Int32Array {
  if (values.length >= rowLimit)
    return values.map((_, row) => row).toSorted((a, b) => sign * (values[a]! - values[b]!) || a - b);
  const keys = new Float64Array(values.length);
  for (let row = 0; row < keys.length; row++) keys[row] = sign * values[row]! * rowLimit + row;
  keys.sort();
  const rows = new Int32Array(keys.length);
  for (let at = 0; at < rows.length; at++) rows[at] = keys[at]! - Math.floor(keys[at]! / rowLimit) * rowLimit;
  return rows;
}
