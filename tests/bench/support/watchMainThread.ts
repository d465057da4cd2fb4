import type { Page } from 'playwright';

export interface MainThread {
  /** Tasks of 50 ms and more, as the browser reports them, in milliseconds. */
  longTasks: number[];
  /** The longest that a timer had to wait for the thread, in milliseconds. */
  longestWaitMs: number;
}

declare global {
  interface Window {
    watched: { tasks: number[]; longestWait: number };
  }
}

/** Begins to watch the page's main thread; the answer says what was seen. */
export async function watchMainThread(page: Page): Promise<() => Promise<MainThread>> {
  // No function in here may have a name: the compiler would mark it with a helper that the page does not have.
  await page.evaluate(() => {
    window.watched = { tasks: [], longestWait: 0 };
    const began = performance.now();
    new PerformanceObserver(list => {
      // The task before is handed over too when the browser has not yet done so.
      for (const { startTime, duration } of list.getEntries())
        if (startTime >= began) window.watched.tasks.push(duration);
    }).observe({ type: 'longtask' });
    const everyMs = 5;
    let before = began;
    setInterval(() => {
      const now = performance.now();
      window.watched.longestWait = Math.max(window.watched.longestWait, now - before - everyMs);
      before = now;
    }, everyMs);
  });
  return () =>
    page.evaluate(async () => {
      // Entries are handed over a little after their task.
      await new Promise(resolve => setTimeout(resolve, 500));
      return { longTasks: window.watched.tasks, longestWaitMs: window.watched.longestWait };
    });
}
