import { isBlank, type GridDraft, type GridRow } from '../definition.ts';

/** The rows of a grid as its draft has them: without empty ones, and without what is true of one visit only. */
export const toStoredRows = (rows: readonly GridRow[]): GridDraft['rows'] =>
  rows
    .filter(row => !isBlank(row))
    .map(row => {
      const { id: _, upload: __, ...stored } = row;
      return stored;
    });
