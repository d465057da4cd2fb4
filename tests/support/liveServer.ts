import path from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from '../../server/api/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/database/open.ts';
import { freePort } from './freePort.ts';
import { databaseTemplate } from '../../server/database/template.ts';
import { createEvents } from '../../server/core/events/bus.ts';
import { createStreams } from '../../server/api/live/streams.ts';
import { createAcademyOfPage } from '../../server/web/academyOfPage.ts';
import { createPages } from '../../server/web/pages.ts';
import { watchStays } from '../../server/jobs/watchStays.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { fillAcademy } from '../bench/support/fillAcademy.ts';
import { insertAccounts, type PersonOptions } from './person.ts';
import { studyRooms } from './studyRooms.ts';

/** No study day ends while a test runs: its clock begins in the next one when less than this is left of the day. */
const leastLeftMs = 2 * 3_600_000;

function msToBeginIn() {
  const now = new Date();
  const clock = defaultClock('Asia/Seoul');
  const left = studyDayBounds(studyDateOf(now, clock), clock).end.getTime() - now.getTime();
  return left < leastLeftMs ? left : 0;
}

interface Options {
  students?: number;
  /** How often the stream of events beats; not at all when absent. */
  beatMs?: number;
  /** Further settings as the environment would give them. */
  env?: Record<string, string>;
  /** A free one unless said. */
  port?: number;
  /** Where the console is reached, if not at the server itself. */
  publicUrl?: string;
}

/**
 * The built console and the server in this process, with an academy whose students do what a test wants and when: the
 * clock goes on by itself and is put forward. Nothing of the kind is in the server that is shipped.
 */
export async function startLiveServer({
  students = 0,
  beatMs,
  publicUrl,
  env = {},
  port: wanted,
}: Options = {}) {
  const port = wanted ?? (await freePort());
  const url = `http://localhost:${port}`;
  const config = readConfig({ DEMO: '0', PUBLIC_URL: publicUrl ?? url, PORT: String(port), ...env });
  let ahead = msToBeginIn();
  const clock = () => new Date(Date.now() + ahead);
  const database = await openDatabase({ template: await databaseTemplate('.cache') });
  const academy = await fillAcademy(database, { students, managers: 0, now: clock() });
  const { groupId } = academy;
  const events = createEvents();
  const streams = createStreams({ events, database, clock, ...(beatMs === undefined ? {} : { beatMs }) });
  const heart =
    beatMs === undefined ? undefined : setInterval(() => void streams.beat().catch(() => undefined), beatMs);
  const app = createApp({
    config,
    database,
    clock,
    events,
    streams,
    onFailure(_, error) {
      throw error;
    },
    pages: createPages(config, path.resolve('dist/web'), {
      academyOf: createAcademyOfPage({ config, database, clock }),
    }),
  });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  const person = async (options: PersonOptions) => {
    const made = Object.assign(clock, { set: () => undefined, advance: () => undefined });
    return (await insertAccounts({ database, clock: made }, groupId, [options]))[0]!;
  };
  const host = await person({ kind: 'MANAGER', name: '방장', permissions: [] });
  return {
    url,
    groupId,
    token: academy.token,
    owner: academy.owner,
    config,
    database,
    events,
    streams,
    clock,
    person,
    rooms: studyRooms({ database, clock, events }, { groupId, owner: host }),
    putForward: (minutes: number) => void (ahead += minutes * 60_000),
    /** The job that looks for alerts. */
    watch: () => watchStays({ database, clock, events, mail: async () => undefined }),
    async stop() {
      clearInterval(heart);
      streams.close();
      await new Promise(resolve => server.close(resolve));
      await database.close();
    },
  };
}
