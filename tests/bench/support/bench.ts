import type { Report } from './report.ts';

/**
 * A measurement: a file `{name}.bench.ts` next to this folder that exports `bench`. Comparisons are ratios against
 * something that is measured in the same run, since the machine is never the same.
 */
export interface Bench {
  /** What is measured, in one sentence. */
  about: string;
  /** `seconds` is how long a load lasts, where the bench has one; its own length unless given. */
  run: (report: Report, options: { seconds?: number }) => Promise<void>;
}
