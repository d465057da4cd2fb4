import { html } from 'hono/html';
import type { OutboxWords } from './words.ts';

/** What stands in the place of a mail that is not there. */
export const missingPage = (words: OutboxWords) => html`
  <header>
    <h1>${words.notFound}</h1>
    <nav><a href="/dev/outbox">${words.back}</a></nav>
  </header>
`;
