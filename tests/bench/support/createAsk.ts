import type { Database } from '../../../server/database/open.ts';
import { apiBase } from '../../../src/contract/index.ts';
import { createServer } from './createServer.ts';

/**
 * Asks the whole server function for a path, with a session's token, and for the text of the answer. Any answer but 200 ends the
 * bench.
 */
export function createAsk(database: Database, now: Date): (path: string, token: string) => Promise<string> {
  const { app, headersOf } = createServer(database, now);
  return async (path, token) => {
    const answer = await app.request(apiBase + path, { headers: headersOf(token) });
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.text();
  };
}
