import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import { contract } from '../../../src/contract/index.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { createCaller } from '../../support/caller.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { morning } from '../transfers/morning.ts';
import { pairOfAcademies } from '../transfers/pairOfAcademies.ts';

const { stats } = contract;
const zone = 'Asia/Seoul';

test('completed days are read once, and after a write only what it may have changed', async () => {
  const database = await newDatabase();
  const pair = await pairOfAcademies({ database });
  const { stayer } = await morning(pair);
  const { world, from } = pair;
  world.clock.advance({ hours: 48 });
  const query = vi.spyOn(database.pool, 'query');
  const ranks = await (async () => {
    const caller = createCaller(world.server, async jar => {
      const who = { groupId: from.groupId, customerId: from.owner.customerId };
      jar.set(cookieName(world.config), await openSession(database.orm, who, 'a test', world.clock()));
    });
    const period = { since: '2026-01-10', until: studyDateOf(world.clock(), defaultClock(zone)) };
    return () => caller.call(stats.rank, { query: periodParams(period, zone) });
  })();
  const readsOf = async (table: string) => {
    query.mockClear();
    await ranks();
    const statements = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
    return statements.filter(text => new RegExp(`from "?${table}"? *(?:where|$)`).test(text));
  };
  // Three months of everyone.
  expect(await readsOf('student_months')).toHaveLength(3);
  world.clock.advance({ minutes: 1 });
  expect(await readsOf('student_months')).toEqual([]);

  await database.orm.execute(
    sql`insert into group_days (group_id, study_date) values (${from.groupId}, '2026-02-03')`,
  );
  expect(await readsOf('student_months')).toHaveLength(1);
  await database.orm.execute(
    sql`update group_days set record_count = record_count where study_date = '2026-02-03'`,
  );
  expect(await readsOf('student_months')).toHaveLength(1);

  await from.change(stayer, { targetSeconds: 60 });
  const ofOne = await readsOf('student_months');
  expect(ofOne).toHaveLength(3);
  for (const text of ofOne) expect(text).toMatch(/"customer_id" = any\(/);
  expect(await readsOf('student_months')).toEqual([]);
  await database.close();
}, 60_000);
