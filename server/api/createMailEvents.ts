import { Hono } from 'hono';
import * as yup from 'yup';
import { apiBase } from '../../src/contract/index.ts';
import { serverLimits } from '../config/serverLimits.ts';
import { ProblemError } from '../core/problem.ts';
import { applyMailEvents } from '../mail/events/applyMailEvents.ts';
import type { MailEvent } from '../mail/events/mailEvent.ts';
import { readMailEvents } from '../mail/events/readMailEvents.ts';
import { readBody } from './readBody.ts';
import type { Services } from './services.ts';
import { toRefusal } from './toRefusal.ts';

/** Where a mail service posts what became of mails after it had taken them. */
export const mailEventsPath = `${apiBase}/mail-events`;

/**
 * Receives reports of bounces and complaints (docs/mail-events.md), signed with `MAIL_EVENTS_SECRET`. Without the setting there is no
 * such address.
 */
export function createMailEvents(services: Omit<Services, 'streams'>): Hono {
  const { config, database, clock } = services;
  const app = new Hono();
  const secret = config.mailEventsSecret;
  if (secret === undefined) return app;

  function read(headers: Headers, body: string): MailEvent[] {
    try {
      const events = readMailEvents({ headers, body, secret: secret!, now: clock() });
      if (events === null) throw new ProblemError('API_KEY_UNKNOWN');
      return events;
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof yup.ValidationError)
        throw new ProblemError('BAD_REQUEST');
      throw error;
    }
  }

  app.post(mailEventsPath, async c => {
    try {
      const bytes = await readBody(c.req.raw, { maxBytes: serverLimits.body.json, code: 'TOO_LARGE' });
      const events = read(c.req.raw.headers, Buffer.from(bytes).toString('utf8'));
      await applyMailEvents(database.orm, events, clock());
      return c.body(null, 204);
    } catch (error) {
      return toRefusal(services, 'mailEvents', error);
    }
  });
  return app;
}
