import { html } from 'hono/html';
import type { ServerWords } from '../../../src/i18n/en/server/index.ts';

/** The page for an email that does not exist. */
export const missingPage = (words: ServerWords['outbox']) => html`
  <header>
    <h1>${words.notFound}</h1>
    <nav><a href="/dev/outbox">${words.back}</a></nav>
  </header>
`;
