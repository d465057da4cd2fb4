/** A column of numbers by its name. */
export type Columns = {
  (name: string, kind?: Int32ArrayConstructor): Int32Array;
  (name: string, kind: Float64ArrayConstructor): Float64Array;
};

/**
 * Columns of so many numbers. One that is asked for again is the same with what has been written into it: new ones for each of dozens
 * of spans take longer than what is written into them.
 */
export function createColumns(count: number): Columns {
  const columns = new Map<string, Int32Array | Float64Array>();
  return ((name: string, kind: Int32ArrayConstructor | Float64ArrayConstructor = Int32Array) => {
    const column = columns.get(name) ?? new kind(count);
    columns.set(name, column);
    return column;
  }) as Columns;
}
