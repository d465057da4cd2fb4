import { createApp } from '../../../server/api/app.ts';
import { readConfig } from '../../../server/config/config.ts';
import type { Database } from '../../../server/database/open.ts';
import { createEvents } from '../../../server/core/events/bus.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { apiBase } from '../../../src/contract/index.ts';

/**
 * Asks the whole server function for a path, with a session's token, and for the text of the answer. Any answer but 200 ends the
 * bench.
 */
export function createAsk(database: Database, now: Date): (path: string, token: string) => Promise<string> {
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
  return async (path, token) => {
    const headers = { Cookie: `${cookieName(config)}=${token}` };
    const answer = await app.request(apiBase + path, { headers });
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.text();
  };
}
