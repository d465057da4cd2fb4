import type { Report } from './report.ts';

export interface BenchOptions {
  /** How long a load lasts, where the bench has one; its own length unless given. */
  seconds?: number;
  /** Which of its sizes is measured, where the bench has several; all of them unless given. */
  size?: string;
  /** A folder for the database, which is filled at the first run only, where the bench takes long to fill it. */
  data?: string;
}

/**
 * A measurement: a file `{name}.bench.ts` next to this folder that exports `bench`. Comparisons are ratios against
 * something that is measured in the same run, since the machine is never the same.
 */
export interface Bench {
  /** What is measured, in one sentence. */
  about: string;
  run: (report: Report, options: BenchOptions) => Promise<void>;
}
