import { limits } from '../../../domain/limits.ts';
import type { GridRow } from '../definition.ts';

/** Where a row was in the uploaded file, for the history; nothing for a row that was typed. */
export const placeOf = ({ from }: GridRow) => ({
  sheet: from?.sheet?.slice(0, limits.batch.sheetName) ?? null,
  number: from?.number ?? null,
});
