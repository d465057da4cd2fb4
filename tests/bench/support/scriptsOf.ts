import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import { settle } from '../../../scripts/support/settle.ts';

export interface LoadedScript {
  /** The file's name. */
  name: string;
  text: string;
  gzip: number;
  brotli: number;
}

/** The scripts that a browser with an empty cache loads until a page is there and quiet, compressed one by one. */
export async function scriptsOf(
  browser: Browser,
  address: string,
  isThere: (page: Page) => Promise<unknown>,
  prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<LoadedScript[]> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  await prepare(context);
  const page = await context.newPage();
  const loading: Promise<LoadedScript>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    loading.push(
      response.body().then(body => ({
        name: new URL(response.url()).pathname.split('/').at(-1)!,
        text: body.toString(),
        gzip: gzipSync(body, { level: 9 }).length,
        brotli: brotliCompressSync(body).length,
      })),
    );
  });
  await page.goto(address);
  await isThere(page);
  await settle(page, 1_000);
  const scripts = await Promise.all(loading);
  await context.close();
  return scripts;
}
