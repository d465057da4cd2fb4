import type { SheetReading } from '../../../../src/engine/bulkAdd/sheet/plan.ts';

/** The rows that were read from all sheets of a file, which must not have been refused. */
export function cellsIn(reading: SheetReading) {
  if (reading.kind === 'refused') throw new Error(`refused: ${reading.why} ${String(reading.names)}`);
  return reading.sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
}
