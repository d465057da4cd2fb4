import {
  and,
  asc,
  eq,
  getTableColumns,
  getTableName,
  is,
  isNotNull,
  isNull,
  ne,
  type SQL,
} from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/open.ts';
import * as schema from '../../../server/database/schema/index.ts';
import { demoAccounts, demoGroupId } from '../../../server/core/demoAccounts.ts';
import { DemoError, seedDemo } from '../../../server/demo/seed.ts';
import { invitationStateAt } from '../../../server/accounts/invitation.ts';
import { passwordMatches } from '../../../server/core/password.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { group as groupShape } from '../../../src/domain/entities/group.ts';
import { limits } from '../../../src/domain/limits.ts';
import { permissions } from '../../../src/domain/permissions.ts';
import { rules } from '../../../src/domain/rules.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { datesOf, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { readRollUps } from '../recorder/readRollUps.ts';
import { openDemoDatabase } from './openDemoDatabase.ts';

const now = new Date('2026-11-18T21:17:33.250+09:00');
const demo = openDemoDatabase(now);
const { customers, rooms, segments, roomUsers } = schema;
const inDemo = (column: PgColumn, ...more: (SQL | undefined)[]) => and(eq(column, demoGroupId), ...more);
const people = (kind: 'STUDENT' | 'MANAGER') =>
  demo.database.orm
    .select()
    .from(customers)
    .where(inDemo(customers.groupId, eq(customers.kind, kind)));

/** Every row of every table, in the order of its text; password hashes are salted by chance. */
async function everything({ orm }: Database) {
  const tables = Object.values(schema).filter((table): table is never => is(table, PgTable)) as PgTable[];
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const { passwordHash: _, ...columns } = getTableColumns(table) as Record<string, PgColumn>;
    const found = await orm.select(columns).from(table);
    rows[getTableName(table)] = found.map(row => JSON.stringify(row)).toSorted();
  }
  return rows;
}

describe('the demo', () => {
  it('is the same, ids included, for the same seed and instant', async () => {
    const again = await newDatabase();
    await seedDemo(again, { now, timeZone: 'Asia/Seoul' });
    const first = await everything(demo.database);
    expect(await everything(again)).toEqual(first);
    expect(first.segments!.length).toBeGreaterThan(15_000);
    await again.close();
  }, 120_000);

  it('is made once', async () => {
    const before = await demo.database.orm.$count(segments);
    await seedDemo(demo.database, { now: new Date('2027-01-01T00:00:00Z'), timeZone: 'Asia/Seoul' });
    expect(await demo.database.orm.$count(segments)).toBe(before);
  });

  it('rejects a database that contains anything else', async () => {
    const other = await newDatabase();
    const { groups } = schema;
    await other.orm.insert(groups).values({
      groupId: 'real-academy',
      name: 'Real',
      studyDays: [],
      timeZone: 'Asia/Seoul',
      studySettings: {} as never,
      createdAt: now,
    });
    await expect(seedDemo(other, { now, timeZone: 'Asia/Seoul' })).rejects.toThrow(DemoError);
    await other.close();
  });

  it('has roll-ups equal to a count from the beginning', async () => {
    const { orm } = demo.database;
    const kept = await readRollUps(orm, demoGroupId);
    await orm.transaction(tx => rebuildRollUps(tx, demoGroupId));
    expect(await readRollUps(orm, demoGroupId)).toEqual(kept);
    const sum = (rows: { totalSeconds: number }[]) =>
      rows.reduce((total, row) => total + row.totalSeconds, 0);
    expect(sum(kept.studyRecords)).toBe(sum(kept.groupDays));
    expect(kept.studyRecords.filter(row => row.corrected)).toHaveLength(5);
    expect(kept.studentDays.filter(row => row.attendance !== null)).toHaveLength(3);
  });

  it('has records on each of its 120 study days, with students never fewer than those who came', async () => {
    const { groupDays } = await readRollUps(demo.database.orm, demoGroupId);
    const today = studyDateOf(now, defaultClock('Asia/Seoul'));
    const days = groupDays.filter(day => day.visitCount > 0);
    expect(days.map(day => day.studyDate)).toEqual(datesOf(shiftDate(today, -119), today));
    expect(days.every(day => day.presentCount > 0 && day.presentCount <= day.studentCount)).toBe(true);
  });
});

describe('the lively academy', () => {
  it('has the people that the demo promises', async () => {
    const students = await people('STUDENT');
    const managers = await people('MANAGER');
    const count = <T>(rows: T[], of: (row: T) => boolean) => rows.filter(of).length;
    expect(students).toHaveLength(50);
    expect(new Set(students.map(student => student.name)).size).toBe(50);
    expect(managers).toHaveLength(limits.managers.max);
    expect(count(managers, manager => manager.observer)).toBe(3);
    expect(count(students, ({ accountStatus }) => accountStatus === 'INACTIVE')).toBe(2);
    expect(count(students, ({ registrationStatus }) => registrationStatus === 'INACTIVE_RESERVATION')).toBe(
      1,
    );
    const [deleted, ...others] = students.filter(({ accountStatus }) => accountStatus === 'DELETED');
    expect(others).toEqual([]);
    expect(+now - +deleted!.deletedAt!).toBeLessThan(limits.restore.days * 86_400_000);
    const invitations = await demo.database.orm
      .select({ state: invitationStateAt(now), failure: customers.invitationFailure })
      .from(customers)
      .where(
        inDemo(customers.groupId, eq(customers.kind, 'STUDENT'), eq(customers.registrationStatus, 'PENDING')),
      );
    expect(invitations.map(({ state }) => state).toSorted()).toEqual(['EXPIRED', 'FAILED', 'NONE', 'SENT']);
    expect(invitations.find(({ state }) => state === 'FAILED')!.failure).toMatch(/^550/);
    const assigned = new Set(students.map(({ managerId }) => managerId));
    expect(assigned.has(null)).toBe(true);
    // Everyone who works there, or is about to, has students.
    const without = managers.filter(({ customerId }) => !assigned.has(customerId));
    expect(without.map(({ accountStatus }) => accountStatus)).toEqual(['INACTIVE']);
    expect(managers.some(({ observer, customerId }) => observer && assigned.has(customerId))).toBe(true);
    expect(managers.find(({ email }) => email === 'manager@demo.example')!.permissions).toEqual([
      ...permissions,
    ]);
    expect(managers.some(manager => !manager.observer && !manager.permissions.includes('VIEW_STUDENT'))).toBe(
      true,
    );
    const pictured = (await people('STUDENT')).flatMap(({ profileImageId }) => profileImageId ?? []);
    const portraits = await demo.database.orm.select().from(schema.images);
    expect(portraits.map(({ imageId }) => imageId).toSorted()).toEqual(pictured.toSorted());
    expect(portraits.length).toBeGreaterThan(25);
    for (const { content } of portraits) expect(content.length).toBeLessThan(1_024);
  });

  it('has accounts that its own rules would let through', async () => {
    for (const { name, email, phone, nickname, birthday } of [
      ...(await people('STUDENT')),
      ...(await people('MANAGER')),
    ]) {
      await expect(rules.name.isValid(name)).resolves.toBe(true);
      await expect(rules.email.isValid(email)).resolves.toBe(true);
      await expect(rules.phone.isValid(phone)).resolves.toBe(true);
      if (nickname !== '') await expect(rules.nickname.isValid(nickname)).resolves.toBe(true);
      await expect(rules.date.isValid(birthday ?? undefined)).resolves.toBe(true);
    }
    const [row] = await demo.database.orm.select().from(schema.groups).where(inDemo(schema.groups.groupId));
    await expect(rules.registrationNumber.isValid(row!.registrationNumber)).resolves.toBe(true);
    expect(row).toMatchObject({ studyDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'], initialized: true });
    expect(Object.keys(groupShape.fields)).toContain('registrationNumber');
  });

  it('can be entered with each of the demo’s accounts', async () => {
    for (const { email, password } of demoAccounts) {
      const [person] = await demo.database.orm.select().from(customers).where(eq(customers.email, email));
      expect(person!.accountStatus).toBe('ACTIVE');
      expect(await passwordMatches(person!.passwordHash, password)).toBe(true);
    }
  });

  it('has twelve open rooms, one of which closes each week, and live stays that fit the evening', async () => {
    const { orm } = demo.database;
    expect(await orm.$count(rooms, inDemo(rooms.groupId, isNull(rooms.endedAt)))).toBe(12);
    const ended = await orm
      .select({
        at: rooms.endedAt,
        stays: orm.$count(
          roomUsers,
          and(eq(roomUsers.groupId, rooms.groupId), eq(roomUsers.roomId, rooms.roomId)),
        ),
      })
      .from(rooms)
      .where(inDemo(rooms.groupId, isNotNull(rooms.endedAt)))
      .orderBy(asc(rooms.endedAt));
    expect(ended).toHaveLength(18);
    for (const { stays } of ended) expect(stays).toBeGreaterThan(0);
    const weekMs = 7 * 86_400_000;
    for (let back = 1; back <= 16; back++) {
      const [since, until] = [+now - back * weekMs, +now - (back - 1) * weekMs];
      expect(ended.filter(({ at }) => +at! > since && +at! <= until).length).toBeGreaterThan(0);
    }
    expect(await orm.$count(rooms, inDemo(rooms.groupId, isNotNull(rooms.passwordHash)))).toBe(3);
    const live = await orm.$count(roomUsers, inDemo(roomUsers.groupId, isNull(roomUsers.exitedAt)));
    expect(live).toBeGreaterThan(8);
    expect(await orm.$count(segments, inDemo(segments.groupId, isNull(segments.endedAt)))).toBe(live);
  });

  it('has nothing from the future but what is scheduled', async () => {
    const { orm } = demo.database;
    const { audits, alerts, mails, notifications } = schema;
    const latest = async (table: PgTable, column: PgColumn) => {
      const rows = await orm
        .select({ value: column })
        .from(table)
        .where(isNotNull(column))
        .orderBy(asc(column));
      return rows.at(-1)!.value as Date;
    };
    for (const [table, column] of [
      [audits, audits.occurredAt],
      [alerts, alerts.occurredAt],
      [mails, mails.createdAt],
      [roomUsers, roomUsers.enteredAt],
      [segments, segments.endedAt],
      [customers, customers.updatedAt],
      [notifications, notifications.sentAt],
    ] as const)
      expect(+(await latest(table, column))).toBeLessThanOrEqual(+now);
    const scheduled = await orm.select().from(notifications).where(eq(notifications.state, 'SCHEDULED'));
    expect(scheduled.length).toBeGreaterThan(5);
    expect(scheduled.every(({ scheduledAt }) => scheduledAt > now)).toBe(true);
    const states = new Set((await orm.select().from(notifications)).map(({ state }) => state));
    expect(states).toEqual(new Set(['SENT', 'FAILED', 'SCHEDULED', 'CANCELLED']));
  });

  it('has templates for each trigger in both languages', async () => {
    const rows = await demo.database.orm.select().from(schema.templates);
    expect(rows.map(({ trigger, language }) => `${trigger} ${language}`).toSorted()).toEqual([
      'ABSENCE en',
      'ABSENCE ko',
      'BREAK en',
      'BREAK ko',
      'CAMERA_OFF en',
      'CAMERA_OFF ko',
      'CUSTOM en',
      'CUSTOM ko',
    ]);
  });
});

it('has two quiet academies, one free and one on trial, and inquiries for the super administrator', async () => {
  const { orm } = demo.database;
  const rows = await orm
    .select()
    .from(schema.subscriptions)
    .where(ne(schema.subscriptions.groupId, demoGroupId));
  const today = studyDateOf(now, defaultClock('Asia/Seoul'));
  expect(
    rows.map(({ trialEndsOn }) => (trialEndsOn === null ? 'FREE' : trialEndsOn > today)).toSorted(),
  ).toEqual(['FREE', true]);
  for (const { groupId } of rows) {
    expect(
      await orm.$count(customers, and(eq(customers.groupId, groupId), eq(customers.kind, 'OWNER'))),
    ).toBe(1);
    expect(await orm.$count(roomUsers, eq(roomUsers.groupId, groupId))).toBeGreaterThan(0);
  }
  expect(await orm.$count(schema.inquiries, eq(schema.inquiries.groupId, '~system'))).toBe(4);
});
