import { html } from 'hono/html';
import type { mails } from '../../database/schema/index.ts';
import type { ServerWords } from '../../../src/i18n/en/server/index.ts';

type Mail = typeof mails.$inferSelect;

interface List {
  words: ServerWords['outbox'];
  content: readonly Pick<Mail, 'groupId' | 'mailId' | 'recipient' | 'subject' | 'state' | 'createdAt'>[];
  isNewest: boolean;
  /** The last mail of this page, when there are older ones. */
  before: string | null;
  isSent: boolean;
  time: (instant: Date) => string;
}

export const mailPath = ({ groupId, mailId }: Pick<Mail, 'groupId' | 'mailId'>) =>
  `/dev/outbox/${encodeURIComponent(groupId)}/${mailId}`;

/** The mails of the outbox, newest first. */
export const listPage = ({ words, content, isNewest, before, isSent, time }: List) => html`
  <header>
    <h1>${words.title}</h1>
    <nav>
      <a href="/dev/outbox">${isNewest ? words.refresh : words.newest}</a><a href="/dev/room">${words.room}</a
      ><a href="/">${words.console}</a>
    </nav>
  </header>
  <p class="quiet">${isSent ? words.alsoSent : words.keptHere}</p>
  <div class="card">
    ${
      content.length === 0
        ? html`<p class="pad quiet">${words.empty}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${words.recipient}</th>
                <th scope="col">${words.subject}</th>
                <th scope="col">${words.state}</th>
                <th scope="col">${words.time}</th>
              </tr>
            </thead>
            <tbody>
              ${content.map(
                mail =>
                  html`<tr>
                    <td>${mail.recipient}</td>
                    <td><a href="${mailPath(mail)}">${mail.subject}</a></td>
                    <td><span class="state ${mail.state}">${words.states[mail.state]}</span></td>
                    <td><time datetime="${mail.createdAt.toISOString()}">${time(mail.createdAt)}</time></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </div>
  ${before === null ? '' : html`<p><a href="/dev/outbox?before=${before}">${words.older}</a></p>`}
`;
