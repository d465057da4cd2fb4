import { html } from 'hono/html';
import type { mails } from '../../database/schema/index.ts';
import { mailPath } from './listPage.ts';
import type { ServerWords } from '../../../src/i18n/en/server/index.ts';

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)\]}])/;

/** Plain text as escaped HTML in which web addresses, and nothing else, can be clicked. */
const linkify = (text: string) =>
  text
    .split(address)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : part,
    );

interface Detail {
  words: ServerWords['outbox'];
  mail: typeof mails.$inferSelect;
  time: (instant: Date) => string;
}

/** One mail: what is known of it, its HTML shut away in a frame of its own, and its text. */
export const mailPage = ({ words, mail, time }: Detail) => html`
  <header>
    <h1>${mail.subject}</h1>
    <nav><a href="/dev/outbox">${words.back}</a></nav>
  </header>
  <p></p>
  <div class="card pad">
    <dl>
      <dt>${words.recipient}</dt>
      <dd>${mail.recipient}</dd>
      <dt>${words.state}</dt>
      <dd><span class="state ${mail.state}">${words.states[mail.state]}</span></dd>
      ${
        mail.failure === null
          ? ''
          : html`<dt>${words.failure}</dt>
              <dd>${mail.failure}</dd>`
      }
      <dt>${words.time}</dt>
      <dd><time datetime="${mail.createdAt.toISOString()}">${time(mail.createdAt)}</time></dd>
    </dl>
  </div>
  <h2>${words.asHtml}</h2>
  <div class="card">
    <iframe
      src="${mailPath(mail)}/body"
      title="${words.asHtml}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
  </div>
  <h2>${words.asText}</h2>
  <div class="card pad"><pre>${linkify(mail.textBody)}</pre></div>
`;
