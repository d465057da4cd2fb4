import { html } from 'hono/html';
import type { OutboxWords } from './words.ts';

/** The page for an email that does not exist. */
export const missingPage = (words: OutboxWords) => html`
  <header>
    <h1>${words.notFound}</h1>
    <nav><a href="/dev/outbox">${words.back}</a></nav>
  </header>
`;
