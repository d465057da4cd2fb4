import { html } from 'hono/html';
import type { ServerWords } from '../../../src/i18n/en/server/index.ts';

/** What stands in the place of a mail that is not there. */
export const missingPage = (words: ServerWords['outbox']) => html`
  <header>
    <h1>${words.notFound}</h1>
    <nav><a href="/dev/outbox">${words.back}</a></nav>
  </header>
`;
