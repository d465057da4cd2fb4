import type { Hono } from 'hono';
import { createApp } from '../../../server/api/app.ts';
import { readConfig } from '../../../server/config/config.ts';
import type { Database } from '../../../server/database/open.ts';
import { createEvents } from '../../../server/core/events/bus.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';

/** The whole server as a function, and the headers of a request with a session's token. */
export function createServer(
  database: Database,
  now: Date,
): { app: Hono; headersOf: (token: string) => Record<string, string> } {
  const config = readConfig({ DEMO: '0' });
  const app = createApp({
    config,
    database,
    clock: () => now,
    events: createEvents(),
    onFailure(_, error) {
      throw error;
    },
  });
  return { app, headersOf: token => ({ Cookie: `${cookieName(config)}=${token}` }) };
}
