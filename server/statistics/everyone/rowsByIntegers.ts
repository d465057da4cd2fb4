const digitBits = 11;
const digits = 2 ** digitBits;

/**
 * The numbers of rows in the order of an integer of each, then in their own. They are sorted digit by digit, without comparing them:
 * thousands take a fifth of the time.
 *
 * @param sign -1 for the highest first
 */
export function rowsByIntegers(values: Int32Array, sign: number): Int32Array {
  const count = values.length;
  let rows = new Int32Array(count);
  let next = new Int32Array(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  // Below 0 the order of the bits is another one, and the highest come first where all bits are the other way round.
  const flipped = sign === 1 ? 0x80000000 : 0x7fffffff;
  for (let shift = 0; shift < 32; shift += digitBits) {
    const starts = new Int32Array(digits + 1);
    for (let row = 0; row < count; row++)
      starts[(((values[row]! ^ flipped) >>> shift) & (digits - 1)) + 1]!++;
    if (starts.includes(count)) continue;
    for (let digit = 1; digit < digits; digit++) starts[digit]! += starts[digit - 1]!;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      next[starts[((values[row]! ^ flipped) >>> shift) & (digits - 1)]!++] = row;
    }
    [rows, next] = [next, rows];
  }
  return rows;
}
