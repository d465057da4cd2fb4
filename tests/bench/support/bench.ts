import type { Report } from './report.ts';

/**
 * A measurement: a file `{name}.bench.ts` beside this folder that exports `bench`. Comparisons are ratios against
 * something that is measured in the same run, since the machine is never the same.
 */
export interface Bench {
  /** What is measured, in one sentence. */
  about: string;
  run: (report: Report) => Promise<void>;
}
