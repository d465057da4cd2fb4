import type { Browser, BrowserContext } from 'playwright';
import { recordLoad, type LoadedRequest } from '../../e2e/support/recordLoad.ts';
import { mainThreadUntil } from './mainThreadUntil.ts';

const megabit = 1_000_000 / 8;
/** A mid-range phone on a usual mobile network. */
const slowdown = { cpu: 4, bytesPerSecond: 10 * megabit, latencyMs: 40 };

export interface Subject {
  name: string;
  address: string;
  /** The time if what the visitor came for is shown. Runs in the page, by itself. */
  isThere: () => number | false;
  prepare?: (context: BrowserContext) => Promise<void>;
}

export interface Load {
  /** From the start of the navigation until it is there. */
  ms: number;
  /** What the page's main thread took of the processor until then, which other work on the machine affects little. */
  cpuMs: number;
  /** What tasks took beyond 50 ms each until then, together. */
  blockingMs: number;
  /** Layout shift, also shortly after. */
  shift: number;
  requests: LoadedRequest[];
  scripts: (LoadedRequest & { gzip: number })[];
}

declare global {
  interface Window {
    seenShift: number;
  }
}

/** Loads a page with an empty cache on a slow machine and network, and looks at what it took. */
export async function measureLoad(browser: Browser, subject: Subject): Promise<Load> {
  const { address, isThere, prepare = async () => undefined } = subject;
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  await prepare(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.seenShift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        window.seenShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  const record = await recordLoad(page, devtools);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowdown.latencyMs,
    downloadThroughput: slowdown.bytesPerSecond,
    uploadThroughput: slowdown.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'commit' });
  const there = await page.waitForFunction(isThere, undefined, {
    polling: 'raf',
    timeout: 60_000,
  });
  const ms = Number(await there.jsonValue());
  const requests = record.requests();
  const { cpuMs, blockingMs } = mainThreadUntil(await browser.stopTracing(), ms);
  const shift = await page.evaluate(async () => {
    // Entries are handed over a little after what they tell of.
    await new Promise(resolve => setTimeout(resolve, 300));
    return window.seenShift;
  });
  // What had not arrived by then was not waited for.
  const first = new Set(
    requests
      .filter(({ type, endMs }) => type === 'Script' && endMs !== null && endMs <= ms)
      .map(({ url }) => url),
  );
  const scripts = (await record.scripts()).filter(({ url, type }) => type === 'Script' && first.has(url));
  await context.close();
  return { ms, cpuMs, blockingMs, shift, requests, scripts };
}
