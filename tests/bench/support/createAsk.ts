import type { Database } from '../../../server/database/open.ts';
import { apiBase } from '../../../src/contract/index.ts';
import { createServer } from './createServer.ts';

/**
 * Asks the whole server function for a path, with a session's token, and takes the answer as it is: reading it is the
 * client's. Any answer but 200 ends the bench.
 */
export function createAsk(database: Database, now: Date): (path: string, token: string) => Promise<unknown> {
  const { app, headersOf } = createServer(database, now);
  return async (path, token) => {
    const answer = await app.request(apiBase + path, { headers: headersOf(token) });
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.arrayBuffer();
  };
}
