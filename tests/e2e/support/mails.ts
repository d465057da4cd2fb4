import { expect, type APIRequestContext } from '@playwright/test';

const unescape = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

/** The newest mail to an address, as the demo's outbox shows it. */
export async function newestMail(request: APIRequestContext, recipient: string, after?: string) {
  let path = '';
  await expect(async () => {
    const page = await (await request.get('/dev/outbox')).text();
    const row = page.split('<tr>').find(each => each.includes(recipient)) ?? '';
    path = /href="([^"]+)"/.exec(row)?.[1] ?? '';
    expect(path).not.toBe('');
    expect(path).not.toBe(after);
  }).toPass();
  return { path, text: unescape(await (await request.get(path)).text()) };
}

/** The path of the link in a mail; the mail itself names the address that the console is reached by. */
export function linkIn(text: string): string {
  const url = /https?:\/\/[^\s"<]+\?code=[^\s"<]+/.exec(text)?.[0];
  expect(url).toBeDefined();
  const { pathname, search } = new URL(url!);
  return pathname + search;
}

/** The six digits in a mail. */
export const digitsIn = (text: string) =>
  /(?:^|[^\d])(\d{6})(?:[^\d]|$)/m.exec(text.split('<pre>').at(-1)!)![1]!;
