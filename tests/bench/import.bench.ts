import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../server/api/app.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { openSession } from '../../server/auth/session/open.ts';
import { readConfig } from '../../server/config/config.ts';
import { createEvents } from '../../server/core/events/bus.ts';
import type { Database } from '../../server/database/open.ts';
import { groups, subscriptions } from '../../server/database/schema/index.ts';
import { defaultStudySettings } from '../../server/academies/defaults.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { weekdays } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { createClock } from '../support/clock.ts';
import { insertAccounts } from '../support/person.ts';
import type { Bench } from './support/bench.ts';
import { onBothDatabases } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';

const rows = limits.import.maxRows;
const mostMs = 500;

export const bench: Bench = {
  about: `what an import of ${rows} students does to other calls`,
  run: report => onBothDatabases(report, (database, title) => measure(report, database, title)),
};

async function measure(report: Report, database: Database, title: string) {
  const clock = createClock();
  const groupId = 'bench-import';
  await database.orm.insert(groups).values({
    groupId,
    name: 'Bench',
    timeZone: 'Asia/Seoul',
    initialized: true,
    studyDays: [...weekdays],
    studySettings: defaultStudySettings,
    createdAt: clock(),
  });
  await database.orm
    .insert(subscriptions)
    .values({ groupId, plan: 'PREMIUM', userCount: 2 * rows, startsOn: '2026-01-01' });
  const [owner] = await insertAccounts({ database, clock }, groupId, [{ kind: 'OWNER', name: 'Owner' }]);
  const config = readConfig({ DEMO: '0' });
  const app = createApp({
    config,
    database,
    clock,
    events: createEvents(),
    onFailure(_, error) {
      throw error;
    },
  });
  const token = await openSession(database.orm, owner!, 'bench', clock());
  const send = async (path: string, body?: object) => {
    const started = performance.now();
    const answer = await app.request(apiBase + path, {
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'studyroom-console',
        Origin: config.publicUrl,
        Cookie: `${cookieName(config)}=${token}`,
        // What the console sends with a creation: each step stores how far it got.
        ...(body ? { 'Idempotency-Key': 'bench-import' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { text, ms: performance.now() - started };
  };
  const others = [contract.session.me.path, `${contract.students.list.path}?size=25`];
  for (const path of others) await send(path);

  const seen: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      seen.push((await send(others[turn % others.length]!)).ms);
      await pause(5);
    }
  })();
  const students = Array.from({ length: rows }, (_, index) => ({
    name: '김하늘',
    email: `import-${index}@bench.example`,
    phone: `010${String(10_000_000 + index)}`,
    memo: '수학 집중반',
  }));
  const done = await send(contract.students.create.path, { students, invite: true });
  over.abort();
  await watching;
  const { createdCount } = JSON.parse(done.text) as { createdCount: number };
  report.table(`${title}: other calls during an import of ${rows} students with invitations`, [
    {
      created: createdCount,
      'import, s': Math.round(done.ms / 100) / 10,
      'other calls': seen.length,
      'median, ms': percentile(seen, 50),
      'p95, ms': percentile(seen, 95),
      'slowest, ms': Math.round(Math.max(...seen)),
    },
  ]);
  report.atMost(`${title}: p95 of other calls during an import`, percentile(seen, 95), mostMs, 'ms');
}
