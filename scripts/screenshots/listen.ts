import type { Page } from 'playwright';
import { apiBase, contract } from '../../src/contract/index.ts';

/** Collects browser errors; the function returns and clears them. */
export function listen(page: Page): () => string[] {
  let complaints: string[] = [];
  // Without a session the console's first call gets a 401, which browsers log.
  const isStranger = (text: string, url: string) =>
    text.includes('401') && url.endsWith(apiBase + contract.session.sessions.path);
  page.on('console', message => {
    const { url } = message.location();
    if (!['error', 'warning'].includes(message.type()) || isStranger(message.text(), url)) return;
    complaints.push(`console ${message.type()}: ${message.text().slice(0, 300)} (${url})`);
  });
  page.on('pageerror', error => complaints.push(`error: ${error.message.slice(0, 300)}`));
  return () => {
    const taken = complaints;
    complaints = [];
    return taken;
  };
}
