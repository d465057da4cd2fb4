import type { Page } from 'playwright';

declare global {
  interface Window {
    interactions: { durations: number[]; tasks: number[]; clickedAt: number };
  }
}

/** Begins to record, in each document of a page, how long interactions and long tasks took and when the last click was. */
export const watchInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.interactions = { durations: [], tasks: [], clickedAt: 0 };
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          window.interactions.durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.interactions.tasks.push(duration);
    }).observe({ type: 'longtask' });
    document.addEventListener('click', event => (window.interactions.clickedAt = event.timeStamp), true);
  });

/** What was recorded since the last call, in milliseconds. */
export const takeInteractions = (page: Page): Promise<{ durations: number[]; tasks: number[] }> =>
  page.evaluate(async () => {
    // Entries are handed over a little after what they tell of.
    await new Promise(resolve => setTimeout(resolve, 300));
    const { durations, tasks } = window.interactions;
    Object.assign(window.interactions, { durations: [], tasks: [] });
    return { durations, tasks };
  });
