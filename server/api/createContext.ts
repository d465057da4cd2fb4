import { checkAudit } from '../audits/checkAudit.ts';
import type { Context } from '../core/context.ts';
import type { Events } from '../core/events/bus.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { ProblemError } from '../core/problem.ts';
import { writeAudit } from '../core/writeAudit.ts';
import type { Caller } from './authenticateCaller.ts';
import type { Input } from './readInput.ts';
import type { Received } from './received.ts';

/** The audit log's actor of a call by key, which belongs to no account. */
const actorOf = (key: Context['key'] | null) =>
  key && { groupId: key.groupId, customerId: null, name: key.name, role: 'API_KEY' };

/** The session of who has none. A getter for everyone would cost as much as the rest of a context. */
const nobody: PropertyDescriptor = {
  enumerable: true,
  get() {
    throw new ProblemError('NOT_SIGNED_IN');
  },
};

/** What handlers get, on any connection; `publish` sends the events that they have published so far. */
export function createContext(
  { services, request, now, ipAddress }: Received,
  { visitor }: Caller,
  input: Input,
) {
  const { config, streams, jobs } = services;
  const { key } = input;
  const pending: Parameters<Events['publish']> = [];
  const base = {
    ...input,
    // Only calls that take keys read it, and those have one.
    key: key as Context['key'],
    visitor,
    now,
    config,
    request,
    headers: new Headers(),
    ipAddress,
    events: { publish: (...events: typeof pending) => void pending.push(...events) },
    streams,
  };
  const withUser = (db: Context['db'], prepared?: unknown): Context => ({
    ...base,
    db,
    prepared,
    session: visitor!,
    async audit(...entries) {
      if (services.checkAnswers) checkAudit(entries);
      await writeAudit(db, { session: visitor ?? actorOf(key), ipAddress, now }, ...entries);
    },
    async mail(...mails) {
      const keys = await enqueueMails(db, mails, { now, config });
      await jobs?.sendMails(db, keys);
    },
    continueMoves: async () => jobs?.continueMoves(db),
  });
  const on = (...given: Parameters<typeof withUser>) =>
    visitor === null ? Object.defineProperty(withUser(...given), 'session', nobody) : withUser(...given);
  return { on, headers: base.headers, publish: () => services.events.publish(...pending.splice(0)) };
}
