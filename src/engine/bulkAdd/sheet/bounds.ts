import { limits } from '../../../domain/limits.ts';

/** Lines of a sheet that are no records: title, header, notes, totals; and one record too many. */
const linesAround = 60;

/** How many lines of a sheet are read. */
export const maxLines = limits.import.gridRows + linesAround;
/** How many of its columns. */
export const maxColumns = 100;
/** In how many lines the header is looked for. */
export const maxHeaderLines = 40;
/** How many merged cells are looked at there. */
export const maxMerges = 500;
