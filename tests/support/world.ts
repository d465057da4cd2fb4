import { asc, inArray } from 'drizzle-orm';
import { createApp } from '../../server/api/app.ts';
import { readConfig } from '../../server/config/config.ts';
import type { Database } from '../../server/database/open.ts';
import { groups, mails } from '../../server/database/schema/index.ts';
import { createEvents, type Events } from '../../server/core/events/bus.ts';
import { defaultStudySettings } from '../../server/academies/defaults.ts';
import { createStreams } from '../../server/api/live/streams.ts';
import type { Streams } from '../../server/core/events/streams.ts';
import type { LogLine } from '../../server/api/requestLog.ts';
import type { Services } from '../../server/api/services.ts';
import type { Work } from '../../server/core/work.ts';
import { enqueueMails } from '../../server/core/mail/outbox.ts';
import { weekdays } from '../../src/domain/choices.ts';
import { createAcademy, type Academy, type AcademyOptions } from './academy.ts';
import { createCaller, type Caller } from './caller.ts';
import { createClock } from './clock.ts';
import { testDatabase } from './database/testDatabase.ts';
import { known } from './requests.ts';
import { createPerson, type Person, type PersonOptions } from './person.ts';
import type { WorldBase } from './worldBase.ts';

/** The server with an injected clock, a database and people, for one test. */
export interface World extends WorldBase {
  events: Events;
  streams: Streams;
  /** What the request log has written. */
  log: LogLine[];
  /** An academy of its own, with its owner. */
  academy: (options?: AcademyOptions) => Promise<Academy>;
  superAdmin: (options?: PersonOptions) => Promise<Person>;
  /** A caller without an account. */
  stranger: () => Caller;
  /** Puts mails into the outbox, as jobs do. */
  mail: Work['mail'];
  /** The outbox of this world's academies and of the system, in the order of writing. */
  mails: () => Promise<(typeof mails.$inferSelect)[]>;
}

export interface WorldOptions {
  /** Settings as the environment would give them. */
  env?: Record<string, string>;
  now?: string;
  jobs?: Services['jobs'];
  database?: Database;
  events?: Events;
}

export const systemGroup = '~system';

export async function createWorld({
  env = {},
  now,
  jobs,
  database,
  events = createEvents(),
}: WorldOptions = {}): Promise<World> {
  const config = readConfig({
    DEMO: '0',
    PUBLIC_URL: 'http://console.test',
    SECRET_KEY: 'a key for tests, of which nobody else knows',
    ...env,
  });
  const log: LogLine[] = [];
  const groupIds: string[] = [systemGroup];
  const clock = createClock(now);
  const used = database ?? (await testDatabase());
  // The system's mails belong to no academy: those of other files of this worker are left out.
  const earlier = new Set((await mailsOf(used, [systemGroup])).map(({ mailId }) => mailId));
  const streams = createStreams({ events, database: used, clock });
  const app = createApp({
    streams,
    config,
    database: used,
    clock,
    events,
    checkAnswers: true,
    log: line => void log.push(line),
    onFailure: ({ where }, error) => console.error(where, error),
    ...(jobs ? { jobs } : {}),
  });
  const world: World = {
    clock,
    config,
    database: used,
    events,
    streams,
    log,
    server: { origin: config.publicUrl, fetch: known((request, bindings) => app.fetch(request, bindings)) },
    async academy(options) {
      const academy = await createAcademy(world, options);
      groupIds.push(academy.groupId);
      return academy;
    },
    async superAdmin(options) {
      await makeSystemGroup(world);
      return createPerson(world, systemGroup, { kind: 'SUPER_ADMIN', name: '최운영', ...options });
    },
    mail: async (db, mails) => void (await enqueueMails(db, mails, { now: clock(), config })),
    stranger: () => createCaller(world.server, async () => undefined),
    mails: async () => (await mailsOf(used, groupIds)).filter(({ mailId }) => !earlier.has(mailId)),
  };
  return world;
}

const makeSystemGroup = ({ database, clock, config }: World) =>
  database.orm
    .insert(groups)
    .values({
      groupId: systemGroup,
      name: 'Studyroom',
      studyDays: [...weekdays],
      timeZone: config.timeZone,
      initialized: true,
      studySettings: defaultStudySettings,
      createdAt: clock(),
    })
    .onConflictDoNothing();

const mailsOf = ({ orm }: Pick<Database, 'orm'>, groupIds: string[]) =>
  orm
    .select()
    .from(mails)
    .where(inArray(mails.groupId, groupIds))
    .orderBy(asc(mails.createdAt), asc(mails.mailId));
