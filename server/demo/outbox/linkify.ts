import { html } from 'hono/html';

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)\]}])/;

/** Plain text as escaped HTML in which web addresses, and nothing else, can be clicked. */
export const linkify = (text: string) =>
  text
    .split(address)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : part,
    );
