import type { Page } from '@playwright/test';

/** What the browser complains of in a page from now on, but for the 401 that a stranger's session is answered with. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    const isStranger = message.text().includes('401') && message.location().url.endsWith('/api/v1/sessions');
    if (['error', 'warning'].includes(message.type()) && !isStranger)
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => complaints.push(String(error)));
  return complaints;
}
