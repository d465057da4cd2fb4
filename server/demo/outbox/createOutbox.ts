import { logoAddress } from '../../core/mail/logoCid.ts';
import { logoOf } from '../../mail/logoOf.ts';
import { randomBytes } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Language } from '../../../src/domain/choices.ts';
import type { Config } from '../../config/config.ts';
import { serverWords } from '../../core/serverWords.ts';
import { isId } from '../../database/newId.ts';
import type { Database } from '../../database/open.ts';
import { mails } from '../../database/schema/index.ts';
import { preferredLanguage } from '../../core/preferredLanguage.ts';
import { layout } from './layout.ts';
import { listPage } from './listPage.ts';
import { mailPage } from './mailPage.ts';
import { html } from 'hono/html';
import type { ServerWords } from '../../../src/i18n/en/server/index.ts';

/** The page for an email that does not exist. */
const missingPage = (words: ServerWords['outbox']) => html`
  <header>
    <h1>${words.notFound}</h1>
    <nav><a href="/dev/outbox">${words.back}</a></nav>
  </header>
`;

const pageSize = 50;
const pagePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** For the HTML of a mail, shown as it is: no scripts, an origin of its own, links in new windows. */
const bodyPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The page that shows the outbox, mounted at `/dev` in the demo only. It knows every mail, so it is for nothing else. */
export function createOutbox(
  { orm }: Pick<Database, 'orm'>,
  { timeZone, smtpUrl }: Pick<Config, 'timeZone' | 'smtpUrl'>,
): Hono {
  const outbox = new Hono();

  const find = async (groupId: string, mailId: string) => {
    if (!isId(mailId)) return undefined;
    const [mail] = await orm
      .select()
      .from(mails)
      .where(and(eq(mails.groupId, groupId), eq(mails.mailId, mailId)));
    return mail;
  };

  const inLanguageOf = (c: Context) => {
    const language = preferredLanguage(c.req.header('Accept-Language'));
    const format = new Intl.DateTimeFormat(language, {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
    return { language, words: serverWords[language].outbox, time: (instant: Date) => format.format(instant) };
  };

  const answer = (
    c: Context,
    { language, title }: { language: Language; title: string },
    content: ReturnType<typeof listPage>,
    status: 200 | 404 = 200,
  ) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', pagePolicy(nonce));
    c.header('Vary', 'Accept-Language');
    return c.html(layout({ language, title, nonce }, content), status);
  };

  outbox.get('/outbox', async c => {
    const { language, words, time } = inLanguageOf(c);
    const before = c.req.query('before') ?? '';
    const { groupId, mailId, recipient, subject, state, createdAt } = mails;
    // The ids begin with the time.
    const rows = await orm
      .select({ groupId, mailId, recipient, subject, state, createdAt })
      .from(mails)
      .where(isId(before) ? lt(mailId, before) : undefined)
      .orderBy(desc(mailId))
      .limit(pageSize + 1);
    const content = rows.slice(0, pageSize);
    const list = listPage({
      words,
      content,
      isNewest: !isId(before),
      before: rows.length > pageSize ? content.at(-1)!.mailId : null,
      isSent: smtpUrl !== undefined,
      time,
    });
    return answer(c, { language, title: words.title }, list);
  });

  outbox.get('/outbox/:groupId/:mailId', async c => {
    const { language, words, time } = inLanguageOf(c);
    const mail = await find(c.req.param('groupId'), c.req.param('mailId'));
    if (mail === undefined) return answer(c, { language, title: words.title }, missingPage(words), 404);
    return answer(c, { language, title: mail.subject }, mailPage({ words, mail, time }));
  });

  outbox.get('/outbox/:groupId/:mailId/body', async c => {
    const mail = await find(c.req.param('groupId'), c.req.param('mailId'));
    if (mail === undefined) return c.notFound();
    c.header('Content-Security-Policy', bodyPolicy);
    return c.html(inNewWindows(withLogo(mail.htmlBody, await logoOf(orm, mail))));
  });
  return outbox;
}

const inNewWindows = (body: string) =>
  /<head[^>]*>/i.test(body)
    ? body.replace(/<head[^>]*>/i, head => `${head}<base target="_blank">`)
    : `<base target="_blank">${body}`;

/** The body with the logo in it, which mail programs find attached. */
const withLogo = (body: string, logo: Buffer | null) =>
  logo === null
    ? body
    : body.replaceAll(`"${logoAddress}"`, `"data:image/png;base64,${logo.toString('base64')}"`);
