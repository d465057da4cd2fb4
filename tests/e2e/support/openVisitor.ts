import type { Browser } from '@playwright/test';
import { complaintsOf } from './complaintsOf.ts';

/**
 * A browser context at the test's own server, with its console messages. Without the headers that the tests send to
 * the shared server: other origins would be asked to allow them.
 */
export async function openVisitor(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, locale: 'ko-KR', extraHTTPHeaders: {} });
  const page = await context.newPage();
  return { context, page, complaints: complaintsOf(page) };
}
