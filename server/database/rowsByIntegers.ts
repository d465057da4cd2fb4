const digitBits = 11;
const digits = 2 ** digitBits;
const shifts = [0, digitBits, 2 * digitBits];

/**
 * Rows in the order of an integer of each, then in their own. They are sorted digit by digit, without comparing them: thousands take
 * a fifth of the time.
 *
 * @param sign -1 for the highest first
 */
export function rowsByIntegers(given: Int32Array, values: Int32Array, sign: number): Int32Array {
  const count = given.length;
  // Below 0 the order of the bits is another one, and the highest come first where all bits are the other way round.
  const flipped = sign === 1 ? 0x80000000 : 0x7fffffff;
  const counts = shifts.map(() => new Int32Array(digits));
  const [first, second, third] = counts as [Int32Array, Int32Array, Int32Array];
  for (let at = 0; at < count; at++) {
    const value = values[given[at]!]! ^ flipped;
    first[value & (digits - 1)]!++;
    second[(value >>> digitBits) & (digits - 1)]!++;
    third[value >>> (2 * digitBits)]!++;
  }
  let rows = given.slice();
  let next = new Int32Array(count);
  for (const [index, shift] of shifts.entries()) {
    const starts = counts[index]!;
    if (starts.includes(count)) continue;
    let start = 0;
    for (let digit = 0; digit < digits; digit++) {
      const of = starts[digit]!;
      starts[digit] = start;
      start += of;
    }
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      next[starts[((values[row]! ^ flipped) >>> shift) & (digits - 1)]!++] = row;
    }
    [rows, next] = [next, rows];
  }
  return rows;
}
