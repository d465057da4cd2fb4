import { readdirSync } from 'node:fs';
import { asc, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { planDistribution } from '../../../server/commands/distribute/plan.ts';
import type { Database } from '../../../server/database/open.ts';
import { studentMonths, visitReturns } from '../../../server/database/schema/index.ts';
import { insertStudentMonths } from '../../../server/recorder/insertStudentMonths.ts';
import { insertVisitReturns } from '../../../server/recorder/visits/insertVisitReturns.ts';
import { calls, contract } from '../../../src/contract/index.ts';
import { paramsIn } from '../../../src/contract/call.ts';
import { can } from '../../../src/domain/permissions.ts';
import { columnHashes } from '../../support/storedDatabase/columnHashes.ts';
import type { StoredPerson } from '../../support/storedDatabase/fill.ts';
import { openStored, type Stored } from '../../support/storedDatabase/openStored.ts';
import { createWorld, type World } from '../../support/world.ts';

/** What a later version changes on purpose, as `table.column`, and why. */
const changedSince: Record<string, string> = {};

const provided = inject('database');
const onCitus = test.runIf(provided.kind === 'postgres' && provided.nodes !== undefined);

describe.each(readdirSync('tests/stored'))('a database that version %s has stored', version => {
  let database: Database;
  let stored: Stored;
  let world: World;
  beforeAll(async () => {
    ({ database, stored } = await openStored(version, provided));
    world = await createWorld({ database, now: stored.now });
  }, 120_000);
  afterAll(() => database.close());

  const signIn = async ({ email, password, secret }: StoredPerson, otp = secret) => {
    const caller = world.stranger();
    const code =
      secret !== undefined && otp === secret
        ? new TOTP({ secret }).generate({ timestamp: world.clock().getTime() })
        : otp;
    await caller.call(contract.auth.login, {
      body: { userId: email, passwd: password, ...(code === undefined ? {} : { otp: code }) },
    });
    return caller;
  };

  test('keeps every row and every value', async () => {
    const now = await columnHashes(database.pool);
    const counts = (tables: Stored['tables']) =>
      Object.fromEntries(Object.keys(stored.tables).map(name => [name, tables[name]?.count]));
    expect(counts(now)).toEqual(counts(stored.tables));
    const changed = Object.entries(stored.tables).flatMap(([table, { columns }]) =>
      Object.keys(columns)
        .filter(column => now[table]?.columns[column] !== columns[column])
        .map(column => `${table}.${column}`),
    );
    expect(changed.toSorted()).toEqual(Object.keys(changedSince).toSorted());
  });

  onCitus(
    'is distributed with the tables that were added since, so that distributing it changes nothing',
    async () => {
      const steps = await planDistribution(database.pool);
      expect(steps.filter(({ statement }) => statement !== null)).toEqual([]);
      expect(steps.length).toBeGreaterThan(Object.keys(stored.tables).length);
    },
  );

  test('has a row for each month of each student, as one made from the days is', async () => {
    const read = () =>
      database.orm
        .select()
        .from(studentMonths)
        .orderBy(asc(studentMonths.month), asc(studentMonths.customerId));
    const filled = await read();
    expect(filled).not.toEqual([]);
    await database.orm.transaction(async tx => {
      await tx.delete(studentMonths);
      await tx.execute(insertStudentMonths(sql`true`));
    });
    expect(await read()).toEqual(filled);
  });

  test('has the months of academies and the returns of students, as ones made from the days are', async () => {
    const { orm } = database;
    const returns = () =>
      orm
        .select()
        .from(visitReturns)
        .orderBy(asc(visitReturns.groupId), asc(visitReturns.studyDate), asc(visitReturns.previousDate));
    const filled = await returns();
    expect(filled).not.toEqual([]);
    await orm.delete(visitReturns);
    await orm.execute(insertVisitReturns(sql`true`, '2000-01-01'));
    expect(await returns()).toEqual(filled);
    const sums = sql`sum(visit_count)::int as visits, sum(total_seconds)::int as seconds, sum(created_room_count)::int as rooms`;
    const { rows: months } = await orm.execute(sql`
      select group_id, month::text, ${sums} from group_months group by 1, 2 order by 1, 2`);
    const { rows: days } = await orm.execute(sql`
      select group_id, date_trunc('month', study_date)::date::text as month, ${sums} from group_days group by 1, 2 order by 1, 2`);
    expect(months).toEqual(days);
  });

  test('lets everyone sign in who could before, with their second factor and with a recovery code', async () => {
    for (const person of stored.people) {
      const { body } = await (await signIn(person)).call(contract.session.sessions);
      expect(body.role).toMatch(new RegExp(person.role, 'i'));
    }
    const another = stored.people.find(({ secret }) => secret !== undefined)!;
    expect((await signIn(another, stored.recoveryCode)).cookies.header()).not.toBe('');
  });

  test('answers every call of the console', async () => {
    const owner = await signIn(stored.people.find(({ role }) => role === 'owner')!);
    const admin = await signIn(stored.people.find(({ role }) => role === 'admin')!);
    const failed: string[] = [];
    let answered = 0;
    for (const [name, call] of calls) {
      if (call.method !== 'GET' || paramsIn(call.path).length > 0 || call.binary !== undefined) continue;
      // Programs ask these, with a key of their own.
      if (call.scope !== undefined) continue;
      const isOwners = can({ role: 'OWNER', permissions: [] }, call.access);
      const { status, body } = await (isOwners ? owner : admin).send(call);
      // Some ask for a period first, which the query says.
      if (status === 200) answered += 1;
      else if (status !== 400) failed.push(`${name}: ${status} ${JSON.stringify(body)}`);
    }
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(30);
    const { body } = await owner.call(contract.students.list);
    expect(body.total).toBeGreaterThan(10);
  });
});
