import type { ExportPlan } from '../export/plan.ts';
import type { PaperChart } from './paperChart.ts';

/** What a row says, by the sources of the columns. */
export type PaperRow = Record<string, unknown>;

export const face = 'Pretendard';
/** Around every page, in millimetres. */
export const margin = 14;

/** A report on paper as plain data: everything that a worker needs to write it. */
export type Paper = ExportPlan & PaperDetails;

interface PaperDetails {
  logoUrl: string | null;
  /** `#rrggbb`, of what the chart emphasizes. */
  color: string;
  fontUrl: string;
  chart: PaperChart | null;
  /** Small letters and narrow cells, for a column for each day of a month. */
  isDense?: true;
  /** `%{page}` and `%{pages}` are placeholders. */
  pageLabel: string;
}
