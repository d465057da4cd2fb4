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
  title: string;
  academy: string;
  logoUrl: string | null;
  /** `#rrggbb`, of what the chart emphasizes. */
  color: string;
  fontUrl: string;
  /** Period, filters, when it was made: a line each. */
  lines: readonly string[];
  chart: PaperChart | null;
  /** Places of the columns that the last row sums up. */
  summed: readonly string[];
  totalLabel: string;
  /** `%{page}` and `%{pages}` are placeholders. */
  pageLabel: string;
}
