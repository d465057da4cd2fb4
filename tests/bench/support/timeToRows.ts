import type { Browser, BrowserContext } from 'playwright';

const megabit = 1_000_000 / 8;
/** A mid-range phone on a usual mobile network. */
const slowdown = { cpu: 4, bytesPerSecond: 10 * megabit, latencyMs: 40 };

/** Milliseconds from the start of a navigation with an empty cache until a table with rows is drawn, on a slow machine. */
export async function timeToRows(
  browser: Browser,
  address: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<number> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  await prepare(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowdown.latencyMs,
    downloadThroughput: slowdown.bytesPerSecond,
    uploadThroughput: slowdown.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu });
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.waitForFunction(
    () => document.querySelectorAll('tbody tr').length >= 10 && performance.now(),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  const milliseconds = Number(await time.jsonValue());
  await context.close();
  return milliseconds;
}
