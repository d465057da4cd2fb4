import type { ScreenName } from '../screens.ts';

/** Rows that are being sent while any screen is shown, and their result until the screen that they are from has shown it. */
export interface SendingJob {
  /** The screen with the rows. */
  screen: ScreenName;
  /** The address of its grid: a screen may have one of each academy. */
  path: string;
  state: 'RUNNING' | 'DONE' | 'FAILED';
  totalCount: number;
  sentCount: number;
  doneCount: number;
  refusedCount: number;
  /** Whether its result was put away. */
  isClosed?: boolean;
}

let jobs: readonly SendingJob[] = [];
const listeners = new Set<() => void>();

const publish = (next: readonly SendingJob[]) => {
  jobs = next;
  for (const listener of listeners) listener();
};

/** The sendings of this page, one at most of each screen. */
export const sendingJobs = {
  /** The one that is shown on other screens, or null. */
  shown: () => jobs.find(({ isClosed }) => !isClosed) ?? null,
  of: (screen: ScreenName) => jobs.find(job => job.screen === screen) ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  put: (job: SendingJob) => publish([...jobs.filter(({ screen }) => screen !== job.screen), job]),
  remove: (screen: ScreenName) => publish(jobs.filter(job => job.screen !== screen)),
};
