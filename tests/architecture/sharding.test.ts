import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backupTables } from '../../server/commands/backup/tables.ts';
import { migrationsFolder } from '../../server/database/migrationsFolder.ts';
import { faultsOf } from '../support/database/distributable.ts';
import { lastUndistributed } from '../support/storedDatabase/openStored.ts';

test('every table has the column that it is distributed by', () => {
  expect(backupTables.filter(({ key }) => key[0] !== 'group_id')).toEqual([]);
});

// All statements that tests send are held to these rules by `watchStatements`.
test.each([
  [
    `insert into "rooms" ("group_id", "name") values ($1, (select name from groups g where g.group_id = $1))`,
    /inserted values/,
  ],
  [`insert into rooms (group_id) values ($1) on conflict do update set name = to_jsonb(x)`, /time zone/],
  [`update customers set week = jsonb_build_object('at', entry_at) where group_id = $1`, /time zone/],
  [`update segments set started_at = started_at - interval '1 day' where group_id = $1`, /time zone/],
  [
    `update student_months set recorded_days = 0 where group_id = $1 and month = date_trunc('month', $2::date)`,
    /time zone/,
  ],
  [
    `update student_months set recorded_days = 0 where group_id = $1 and month = date_trunc('month', $2::timestamp)::date`,
    null,
  ],
  [
    `update segments set started_at = (started_at at time zone 'UTC' - interval '1 day') at time zone 'UTC' where group_id = $1`,
    null,
  ],
  [`select "name" from "customers" limit 1 for update`, /lock/],
  [
    `select (select s.reason from "suppressed_addresses" s where s.group_id = "group_id") from "customers" where "customers"."group_id" = $1`,
    /itself \(s\.group_id = "group_id"\)/,
  ],
  [
    `select 1 from "rooms" left join "room_users" on "room_users"."room_id" = "rooms"."room_id" where "rooms"."group_id" = $1`,
    /^room_users without its academy$/,
  ],
  [
    `select (select count(*) from customers c where c.group_id = m.group_id and c.id = m.id) from customers m where m.group_id = $1`,
    null,
  ],
  [
    `insert into "rooms" ("group_id") values ($1) on conflict do nothing returning (select 1 from logins)`,
    null,
  ],
  [
    `with a as (select 1 from student_days where group_id = $1) select 1 from a join rooms on rooms.group_id = $1`,
    null,
  ],
  [`select id from jobs.job where state = 'created' for update skip locked`, null],
])('%s', (text, fault) => {
  expect(faultsOf(text).join()).toEqual(fault === null ? '' : expect.stringMatching(fault));
});

test('migrations that run on a distributed database keep to the rules', () => {
  const later = readdirSync(migrationsFolder).filter(
    name => name.endsWith('.sql') && name > `${lastUndistributed}.sql`,
  );
  expect(later).not.toEqual([]);
  const faults = later.flatMap(name =>
    readFileSync(path.join(migrationsFolder, name), 'utf8')
      .split('--> statement-breakpoint')
      .flatMap(statement => faultsOf(statement).map(fault => `${name}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});
