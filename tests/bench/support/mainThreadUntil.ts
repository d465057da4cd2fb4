interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds. */
  ts: number;
  dur?: number;
  /** Of the processor. */
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

const threadName = 'CrRendererMain';
const task = 'ThreadControllerImpl::RunTask';
const longMs = 50;

/**
 * What a page's main thread did in the first `ms` after its navigation began, by a trace of Chromium: its time of the processor,
 * and by how much its tasks were longer than 50 ms, together.
 */
export function mainThreadUntil(trace: Buffer, ms: number): { cpuMs: number; blockingMs: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  // Pictures within style sheets are documents too, but of no address.
  const { pid, ts: began } = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL,
  )!;
  const { tid } = traceEvents.find(
    event => event.name === 'thread_name' && event.pid === pid && event.args.name === threadName,
  )!;
  const tasks = traceEvents
    .filter(event => event.name === task && event.pid === pid && event.tid === tid)
    .filter(({ ts }) => ts >= began && ts < began + ms * 1_000);
  const total = (msOf: (event: TraceEvent) => number) => tasks.reduce((sum, event) => sum + msOf(event), 0);
  return {
    cpuMs: total(({ tdur = 0 }) => tdur / 1_000),
    blockingMs: total(({ dur = 0 }) => Math.max(0, dur / 1_000 - longMs)),
  };
}
