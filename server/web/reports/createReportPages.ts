import { Hono, type Context } from 'hono';
import { isLanguage } from '../../../src/domain/isLanguage.ts';
import type { Language } from '../../../src/domain/choices.ts';
import { reportPaths } from '../../../src/domain/mailPaths.ts';
import type { ReportWords } from '../../../src/domain/weeklyReport/reportWords.ts';
import { addressOf, type Bindings } from '../../core/addressOf.ts';
import type { Config } from '../../config/config.ts';
import { preferredLanguage } from '../../core/preferredLanguage.ts';
import { ProblemError } from '../../core/problem.ts';
import { limitRate } from '../../core/rateLimit.ts';
import { serverWords } from '../../core/serverWords.ts';
import type { Database } from '../../database/open.ts';
import { findLink, readLink } from '../../statistics/weeklyReports/readLink.ts';
import { viewOf } from '../../statistics/weeklyReports/viewOf.ts';
import { escapeHtml as html } from '../escapeHtml.ts';
import { sendPlainPage } from '../sendPlainPage.ts';
import { sharedReport } from './sharedReport.ts';
import { stopPages } from './stopPages.ts';

interface Options {
  config: Config;
  database: Pick<Database, 'orm'>;
  clock: () => Date;
}

type Content = Parameters<typeof sendPlainPage>[2];

/**
 * The pages behind the links of weekly reports and of scheduled exports, which need no sign-in: the report until its link ends, and
 * where recipients stop further mails. They run no scripts and are limited for each address.
 */
export function createReportPages({
  config,
  database: { orm },
  clock,
}: Options): Hono<{ Bindings: Bindings }> {
  const pages = new Hono<{ Bindings: Bindings }>();
  const send = (c: Context, content: Content) => sendPlainPage(c, config, content);
  const notice = (
    c: Context,
    language: Language,
    status: Content['status'],
    title: string,
    rest: string,
    color: string | null = null,
  ) =>
    send(c, {
      ...(status === undefined ? {} : { status }),
      language,
      title,
      color,
      body: `<section class="sheet notice"><h1>${html(title)}</h1>${rest}</section>`,
    });
  const paragraph = (text: string) => `<p>${html(text)}</p>`;
  const wordsOf = (language: Language): ReportWords['link'] => serverWords[language].weeklyReport.link;

  /** Counts the request of its address. */
  async function count(c: Context<{ Bindings: Bindings }>) {
    const ipAddress = addressOf(c.req.raw, c.env, config);
    const now = clock();
    await limitRate(orm, 'report', ipAddress, now);
    return { ipAddress, now };
  }
  const codeOf = (c: Context) => c.req.query('code') ?? '';
  const visitorsLanguage = (c: Context) => preferredLanguage(c.req.header('Accept-Language'));
  const languageOf = (c: Context, found: { student: { language: string } } | null): Language =>
    found !== null && isLanguage(found.student.language) ? found.student.language : visitorsLanguage(c);
  const ended = (c: Context, language: Language, status: 404 | 410) =>
    notice(c, language, status, wordsOf(language).ended, paragraph(wordsOf(language).endedText));

  pages.get(reportPaths.report, async c => {
    const { now } = await count(c);
    const found = await findLink(orm, codeOf(c));
    const language = languageOf(c, found);
    if (found === null) return ended(c, language, 404);
    const shared = await readLink(orm, found, { config, now });
    if (shared === null) return ended(c, language, 410);
    const { report, timeZone, academy, accentColor, logo, expiresAt } = shared;
    const view = viewOf(report, { timeZone, academy, now });
    const until = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' }).format(expiresAt);
    return send(c, {
      language,
      title: `${view.name} · ${view.words.title}`,
      body: sharedReport(view, { logo, until }),
      color: accentColor,
    });
  });

  for (const { path, find, ended: endedOf, isStopped } of stopPages) {
    const nothing = (c: Context, status: 200 | 404 = 404) => {
      const language = visitorsLanguage(c);
      const { title, text } = endedOf(language);
      return notice(c, language, status, title, paragraph(text));
    };

    pages.get(path, async c => {
      await count(c);
      const stopping = await find(orm, codeOf(c), visitorsLanguage(c));
      if (stopping === null) return nothing(c);
      const { title, text, button } = stopping.question;
      const form = `<form method="post"><button>${html(button)}</button></form>`;
      return notice(c, stopping.language, 200, title, paragraph(text) + form, stopping.color);
    });

    // Mail programs post here too, by one click (RFC 8058).
    pages.post(path, async c => {
      const origin = await count(c);
      const stopping = await find(orm, codeOf(c), visitorsLanguage(c));
      if (stopping === null) return nothing(c, isStopped(codeOf(c)) ? 200 : 404);
      await stopping.stop(origin);
      const { language, done, color } = stopping;
      return notice(c, language, 200, done.title, paragraph(done.text), color);
    });
  }

  pages.onError((error, c) => {
    if (!(error instanceof ProblemError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    const language = visitorsLanguage(c);
    c.header('Retry-After', String(error.extras.details?.['time'] ?? 60));
    return notice(c, language, 429, wordsOf(language).busy, paragraph(wordsOf(language).busyText));
  });
  return pages;
}
