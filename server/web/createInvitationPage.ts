import { Hono, type Context } from 'hono';
import { studentInvitationPath } from '../../src/domain/mailPaths.ts';
import { noteOpened } from '../auth/invitation/noteOpened.ts';
import { readCode } from '../auth/verification/readCode.ts';
import type { Config } from '../config/config.ts';
import { addressOf, type Bindings } from '../core/addressOf.ts';
import { preferredLanguage } from '../core/preferredLanguage.ts';
import { ProblemError } from '../core/problem.ts';
import { limitRate } from '../core/rateLimit.ts';
import { serverWords } from '../core/serverWords.ts';
import type { Database } from '../database/open.ts';
import { escapeHtml as html } from './escapeHtml.ts';
import { sendPlainPage } from './sendPlainPage.ts';

interface Options {
  config: Config;
  database: Pick<Database, 'orm'>;
  clock: () => Date;
}

/** Tells the server and goes on. The beacon is sent although the page is left; whether it arrives holds no one up. */
const goOn = (url: string) =>
  `try{navigator.sendBeacon(location.href)}catch{}location.replace(${JSON.stringify(url).replace(/</g, '\\u003c')})`;

/**
 * The page that a student's invitation leads to. It goes on to `ROOM_APP_URL` whatever its code is worth, so that it tells
 * no one which codes there are, and expired ones lead on too. The opening is recorded by the page's script: programs that
 * check the links of mails only fetch it.
 */
export function createInvitationPage({
  config,
  database: { orm },
  clock,
}: Options): Hono<{ Bindings: Bindings }> {
  const pages = new Hono<{ Bindings: Bindings }>();
  const { roomAppUrl } = config;

  pages.get(studentInvitationPath, (c: Context) => {
    const language = preferredLanguage(c.req.header('Accept-Language'));
    const words = serverWords[language].invitationPage;
    const title = roomAppUrl === undefined ? words.noRooms : words.opening;
    const rest =
      roomAppUrl === undefined
        ? `<p>${html(words.noRoomsText)}</p>`
        : `<p>${html(words.openingText)}</p><p><a class="button" href="${html(roomAppUrl)}">${html(words.open)}</a></p>`;
    return sendPlainPage(c, config, {
      language,
      title,
      body: `<section class="sheet notice"><h1>${html(title)}</h1>${rest}</section>`,
      ...(roomAppUrl === undefined ? {} : { script: goOn(roomAppUrl) }),
    });
  });

  pages.post(studentInvitationPath, async c => {
    const now = clock();
    await limitRate(orm, 'opening', addressOf(c.req.raw, c.env, config), now);
    const code = await readCode({ db: orm, now }, c.req.query('code') ?? '', 'STUDENT_INVITATION').catch(
      (error: unknown) => {
        if (error instanceof ProblemError) return null;
        throw error;
      },
    );
    if (code !== null) await noteOpened(orm, code, now);
    return c.body(null, 204);
  });

  pages.onError(error => {
    if (error instanceof ProblemError) return error.toResponse();
    throw error;
  });
  return pages;
}
