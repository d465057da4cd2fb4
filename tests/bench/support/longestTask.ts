import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock, and of the processor; the latter leave out what the machine did for others. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * The longest task of a page's main thread while something is done, in milliseconds of the processor's time: what the
 * task would take on a machine that does nothing else.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = trace.traceEvents.filter(
    event => event.name.endsWith('RunTask') && event.tdur !== undefined && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The browser told of no task.');
  return Math.max(...tasks.map(({ tdur }) => tdur!)) / 1_000;
}
