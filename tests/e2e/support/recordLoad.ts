import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';

export interface LoadedRequest {
  url: string;
  /** `Document`, `Script`, `Fetch` and so on, in the browser's words. */
  type: string;
  /** How many requests had to be answered before this one was made; the page itself has 0. */
  depth: number;
  /** Milliseconds since the page was asked for. */
  startMs: number;
  endMs: number | null;
  /** Bytes as they were sent, with headers. */
  sent: number;
}

interface Initiator {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

const callerIn = (stack: Initiator['stack']): string | undefined =>
  stack?.callFrames.find(({ url }) => url !== '')?.url ?? (stack?.parent && callerIn(stack.parent));

export interface LoadRecord {
  /** What was asked for so far. */
  requests: () => LoadedRequest[];
  /** The scripts so far, with what they weigh compressed one by one. */
  scripts: () => Promise<(LoadedRequest & { gzip: number })[]>;
}

/** Records the requests of a page from here on, with what asked for each of them. */
export async function recordLoad(page: Page, devtools: CDPSession): Promise<LoadRecord> {
  await devtools.send('Network.enable');
  const found = new Map<string, LoadedRequest>();
  const depths = new Map<string, number>();
  let start: number | null = null;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, timestamp }) => {
    start ??= timestamp;
    const { url: of, stack } = initiator as Initiator;
    const parent = depths.get(of ?? callerIn(stack) ?? '') ?? 0;
    const depth = type === 'Document' ? 0 : parent + 1;
    // A file that the page asked for is not waited for by what imports it later.
    depths.set(request.url, Math.min(depths.get(request.url) ?? Infinity, depth));
    const startMs = (timestamp - start) * 1_000;
    found.set(requestId, { url: request.url, type, depth, startMs, endMs: null, sent: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = found.get(requestId);
    if (request === undefined || start === null) return;
    request.endMs = (timestamp - start) * 1_000;
    request.sent = encodedDataLength;
  });
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // The page may be closed while a script is on its way that no one waited for.
    body.catch(() => undefined);
    bodies.set(response.url(), body);
  });
  const requests = () => [...found.values()].map(request => ({ ...request }));
  return {
    requests,
    scripts: () =>
      Promise.all(
        requests()
          .filter(({ type }) => type === 'Script')
          .map(async request => ({
            ...request,
            gzip: gzipSync((await bodies.get(request.url)) ?? '', { level: 9 }).length,
          })),
      ),
  };
}
