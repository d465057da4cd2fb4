import { sendingJobs } from '../../../hooks/sendingJobs.ts';
import type { ScreenName } from '../../../screens.ts';
import { unsavedForms } from '../../../unsaved/unsavedForms.ts';
import type { GridRow } from '../definition.ts';
import { outcomeOf, type Outcome } from './outcomeOf.ts';
import { nothingSent, type RowsToSend, type SentRows } from './sendRows.ts';
import { StoppedError } from './StoppedError.ts';

/** What the screen of a sending needs of it. */
interface RowJob {
  outcome: Outcome;
  failure: unknown;
  /** The rows of the grid when its screen was left; null while it is shown. */
  rows: readonly GridRow[] | null;
}

const jobs = new Map<ScreenName, RowJob>();

interface JobOptions {
  screen: ScreenName;
  /** The address of the grid. */
  path: string;
  input: RowsToSend;
  /** Sends the rows, and calls `onSent` after each piece. @throws StoppedError to end without a result. */
  send: (onSent: (sent: SentRows) => void) => Promise<void>;
  /** Stores the rows that are left in the grid, when its screen is not shown. */
  keepRows: (rows: readonly GridRow[]) => void;
}

/**
 * The sendings of the grids. They go on when their screen is left; closing the page asks first, because that would stop
 * them.
 */
export const rowJobs = {
  /** @throws what `send` throws; what was sent before it counts as sent. */
  async run({ screen, path, input, send, keepRows }: JobOptions): Promise<Outcome> {
    const job: RowJob = { outcome: outcomeOf(input, nothingSent), failure: null, rows: null };
    jobs.set(screen, job);
    const totalCount = input.rows.length;
    const put = (state: 'RUNNING' | 'DONE' | 'FAILED', sentCount: number) =>
      sendingJobs.put({
        screen,
        path,
        state,
        totalCount,
        sentCount: Math.min(totalCount, sentCount),
        doneCount: job.outcome.createdCount + job.outcome.updatedCount + job.outcome.restoredCount,
        refusedCount: job.outcome.refused.size,
      });
    let sentCount = 0;
    put('RUNNING', sentCount);
    const release = unsavedForms.add({ staysOpen: () => true, discard: () => undefined });
    const end = (state: 'DONE' | 'FAILED') => {
      const { done } = job.outcome;
      if (job.rows) keepRows(job.rows.filter(({ id }) => !done.has(id)));
      put(state, sentCount);
    };
    try {
      await send(sent => {
        job.outcome = outcomeOf(input, sent);
        sentCount = sent.verdicts.length;
        put('RUNNING', sentCount);
      });
      end('DONE');
      return job.outcome;
    } catch (error) {
      job.failure = error;
      if (error instanceof StoppedError) rowJobs.forget(screen);
      else end('FAILED');
      throw error;
    } finally {
      release();
    }
  },
  /** The rows of a screen that was left while they were sent. */
  rowsOf: (screen: ScreenName) => jobs.get(screen)?.rows ?? null,
  /** Remembers the rows when their screen is left, or with null that it is shown. */
  setRows(screen: ScreenName, rows: RowJob['rows']): void {
    const job = jobs.get(screen);
    if (job) job.rows = rows;
  },
  of: (screen: ScreenName) => jobs.get(screen) ?? null,
  /** When the screen has shown the result. */
  forget(screen: ScreenName): void {
    jobs.delete(screen);
    sendingJobs.remove(screen);
  },
};
