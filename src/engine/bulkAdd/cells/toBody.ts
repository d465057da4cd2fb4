import type { Cells, GridField } from '../definition.ts';

/** A row as the call takes it: empty cells are left out. */
export const toBody = (fields: readonly GridField[], cells: Cells): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ source, toBody = text => text }) => {
      const text = cells[source] ?? '';
      return text === '' ? [] : [[source, toBody(text)]];
    }),
  );
