import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../server/api/app.ts';
import { readConfig } from '../../server/config/config.ts';
import type { Database } from '../../server/database/open.ts';
import { createEvents } from '../../server/core/events/bus.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { openSession } from '../../server/auth/session/open.ts';
import { apiBase } from '../../src/contract/index.ts';
import { hashPassword } from '../../server/core/password.ts';
import { insertAccounts, password } from '../support/person.ts';
import type { Bench } from './support/bench.ts';
import { createClock } from '../support/clock.ts';
import { groups } from '../../server/database/schema/index.ts';
import { defaultStudySettings } from '../../server/academies/defaults.ts';
import { weekdays } from '../../src/domain/choices.ts';
import { onBothDatabases } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';

const signIns = 100;
const mostMs = 500;
const tries = 250;
const mostGapMs = 5;

export const bench: Bench = {
  about:
    'what 100 sign-ins at once do to other calls, and whether time tells a known email from an unknown one',
  run: report => onBothDatabases(report, (database, title) => measure(report, database, title)),
};

async function measure(report: Report, database: Database, title: string) {
  const clock = createClock();
  const groupId = 'bench-sign-in';
  await database.orm.insert(groups).values({
    groupId,
    name: 'Bench',
    timeZone: 'Asia/Seoul',
    initialized: true,
    studyDays: [...weekdays],
    studySettings: defaultStudySettings,
    createdAt: clock(),
  });
  // As the product makes it: the accounts of tests have one that is quicker.
  const passwordHash = await hashPassword(password);
  const people = await insertAccounts(
    { database, clock },
    groupId,
    Array.from({ length: signIns + 1 + 3 * tries }, () => ({
      kind: 'MANAGER' as const,
      name: 'Somebody',
      passwordHash,
    })),
  );
  const config = readConfig({ DEMO: '0', HIDE_UNKNOWN_EMAIL: '1' });
  const app = createApp({
    config,
    database,
    clock,
    events: createEvents(),
    onFailure(_, error) {
      throw error;
    },
  });
  let address = 0;
  /** Every try from an address of its own, for limits by address are not what is measured. */
  const send = async (path: string, body?: object, cookie?: string) => {
    const number = ++address;
    const headers = {
      'Content-Type': 'application/json',
      'X-Requested-With': 'studyroom-console',
      Origin: config.publicUrl,
      ...(cookie ? { Cookie: cookie } : {}),
    };
    const started = performance.now();
    const answer = await app.request(
      apiBase + path,
      { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) },
      {
        incoming: { socket: { remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` } },
      },
    );
    await answer.text();
    return { status: answer.status, ms: performance.now() - started };
  };

  const [watcher, ...others] = people;
  const token = await openSession(database.orm, watcher!, 'bench', clock());
  const cookie = `${cookieName(config)}=${token}`;
  await send('/me', undefined, cookie);
  const seen: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      seen.push((await send('/me', undefined, cookie)).ms);
      await pause(5);
    }
  })();
  const done = await Promise.all(
    others.slice(0, signIns).map(({ email }) => send('/auth/login', { userId: email, passwd: password })),
  );
  over.abort();
  await watching;
  report.table(`${title}: other calls during ${signIns} sign-ins at once`, [
    {
      'signed in': done.filter(({ status }) => status === 200).length,
      'all signed in after, ms': Math.round(Math.max(...done.map(({ ms }) => ms))),
      'other calls': seen.length,
      'median, ms': percentile(seen, 50),
      'slowest, ms': Math.round(Math.max(...seen)),
    },
  ]);
  report.atMost(`${title}: slowest other call during ${signIns} sign-ins`, Math.max(...seen), mostMs, 'ms');

  const gaps: Record<string, (email: string) => Promise<{ status: number; ms: number }>> = {
    'a wrong password': email => send('/auth/login', { userId: email, passwd: 'wrong1pass' }),
    'a sign-up': email => send('/auth/email', { email, language: 'en' }),
    'a reset': email => send('/auth/email/request-reset-password', { email, language: 'en' }),
  };
  let next = signIns;
  for (const [what, ask] of Object.entries(gaps)) {
    const known: number[] = [];
    const unknown: number[] = [];
    // In turn, so that both see the same machine.
    for (let index = 0; index < tries; index++) {
      known.push((await ask(others[next++]!.email)).ms);
      unknown.push((await ask(`nobody-${title.toLowerCase()}-${next}@nowhere.example`)).ms);
    }
    const medians = { known: percentile(known, 50), unknown: percentile(unknown, 50) };
    report.table(`${title}: ${what}, ${tries} known and ${tries} unknown emails`, [medians]);
    report.atMost(
      `${title}: gap of the medians of ${what}`,
      Math.abs(medians.known - medians.unknown),
      mostGapMs,
      'ms',
    );
  }
}
