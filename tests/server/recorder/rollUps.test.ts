import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { customers } from '../../../server/database/schema/index.ts';
import { migrationsFolder } from '../../../server/database/migrationsFolder.ts';
import { createEvents } from '../../../server/core/events/bus.ts';
import { correctAttendance } from '../../../server/recorder/correctAttendance.ts';
import { correctStudy } from '../../../server/recorder/correctStudy.ts';
import { emptyRoom } from '../../../server/recorder/emptyRoom.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { leaveRoom } from '../../../server/recorder/leaveRoom.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { setDevices } from '../../../server/recorder/setDevices.ts';
import { setStopwatch } from '../../../server/recorder/setStopwatch.ts';
import { StudyRefusal } from '../../../server/recorder/studyRefusal.ts';
import { recordsStamp } from '../../../server/core/cache/stamps.ts';
import { changeStudyClock } from '../../../src/domain/changeStudyClock.ts';
import type { Period } from '../../../src/domain/period.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { setStudyClock } from '../../support/setStudyClock.ts';
import { buildAcademy } from './buildAcademy.ts';
import { readRollUps, segmentSeconds } from './readRollUps.ts';

const test = openTestDatabase();
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };
const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

const step = fc.record({
  who: fc.nat(2),
  room: fc.nat(1),
  /** Milliseconds until the next step; some steps are days apart, some fall into the same second. */
  wait: fc.oneof(
    fc.nat(900),
    fc.integer({ min: 1, max: 4 * 3_600_000 }),
    fc.integer({ min: 1, max: 30 * 3_600_000 }),
  ),
  what: fc.constantFrom(
    ...([
      'enter',
      'enter',
      'STUDY',
      'STUDY',
      'BREAK',
      'STOP',
      'ON',
      'OFF',
      'leave',
      'empty',
      'study',
      'attendance',
      'clock',
      'target',
    ] as const),
  ),
  value: fc.nat(40_000),
});

const dayStarts = fc.record({
  zone: fc.constantFrom('Asia/Seoul', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe'),
  dayStartsAt: fc.constantFrom('06:00', '00:00', '01:30', '02:15', '09:00', '12:00'),
});

/** The weeks in which clocks change; the academy sets its own clock now and then. */
const worlds = fc.record({
  first: dayStarts,
  later: fc.array(dayStarts, { minLength: 1, maxLength: 3 }),
  start: fc.oneof(
    fc.integer({ min: Date.UTC(2026, 9, 2), max: Date.UTC(2026, 9, 4) }),
    fc.integer({ min: Date.UTC(2026, 9, 23), max: Date.UTC(2026, 9, 25) }),
    fc.integer({ min: Date.UTC(2026, 9, 30), max: Date.UTC(2026, 10, 1) }),
  ),
  cameraOffRecordStop: fc.boolean(),
  steps: fc.array(step, { minLength: 8, maxLength: 30 }),
});

/** What students' days of a period say, and the stamp of it. */
async function daysWithStamp(groupId: string, period: Period): Promise<[string, unknown]> {
  const { rows } = await test.orm.execute<{ stamp: string; days: unknown }>(sql`
    select ${period.since} || ${period.until} || ${recordsStamp(groupId, period)} as stamp, (
      select json_agg(d order by study_date, customer_id) from (
        select study_date, customer_id, total_seconds, premium_seconds, target_seconds, attendance, visit_count
        from student_days where group_id = ${groupId} and study_date between ${period.since}::date and ${period.until}::date
      ) d) as days`);
  return [rows[0]!.stamp, rows[0]!.days];
}

it('keeps every roll-up equal to a count from the beginning, to the second', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ first, later, start, cameraOffRecordStop, steps }) => {
      const academy = await buildAcademy(test.orm, {
        studyClock: { ...first, former: [] },
        settings: { cameraOffRecordStop },
        people: [{}, {}, { kind: 'MANAGER' }],
        roomsOf: [{}, { maxParticipants: 1 }],
      });
      const { groupId, settings } = academy;
      const clocks = [first, ...later];
      let time = start;
      let { studyClock } = academy;
      const daysByStamp = new Map<string, unknown>();
      for (const { who, room, wait, what, value } of steps) {
        time += wait;
        const now = new Date(time);
        const customerId = academy.studentIds[who]!;
        const roomId = academy.roomIds[room]!;
        const write = { groupId, studyClock, settings, now, events: createEvents(), customerId };
        const studyDate = studyDateOf(now, studyClock);
        const by = { studyDate, reason: 'Test', correctedBy: 'n' };
        if (what === 'clock') {
          studyClock = changeStudyClock(studyClock, clocks[value % clocks.length]!, now);
          await setStudyClock(test.orm, groupId, studyClock);
          continue;
        }
        if (what === 'target') {
          const isTheirs = and(eq(customers.groupId, groupId), eq(customers.customerId, customerId));
          await test.orm
            .update(customers)
            .set({ targetSeconds: value % 3 })
            .where(isTheirs);
          continue;
        }
        await test.orm.transaction(async tx => {
          if (what === 'enter')
            await enterRoom(tx, { ...write, ...device, roomId }).catch((error: unknown) => {
              if (!(error instanceof StudyRefusal)) throw error;
            });
          else if (what === 'leave') await leaveRoom(tx, write);
          else if (what === 'empty') await emptyRoom(tx, { ...write, roomId, expulsionReason: 'ROOM_ENDED' });
          else if (what === 'ON' || what === 'OFF')
            await setDevices(tx, { ...write, devices: { camera: what } });
          else if (what === 'study') await correctStudy(tx, { ...write, ...by, roomId, totalSeconds: value });
          else if (what === 'attendance') {
            if (who < 2)
              await correctAttendance(tx, { ...write, ...by, attendance: value % 2 ? 'PRESENT' : 'ABSENT' });
          } else await setStopwatch(tx, { ...write, state: what });
        });
        // Completed days are cached by their stamp, which no other days may have.
        const over = { since: '2026-01-01', until: shiftDate(studyDate, -1) };
        const [stamp, days] = await daysWithStamp(groupId, over);
        if (daysByStamp.has(stamp)) expect(days).toEqual(daysByStamp.get(stamp));
        daysByStamp.set(stamp, days);
      }
      const kept = await readRollUps(test.orm, groupId);
      await test.orm.transaction(tx => rebuildRollUps(tx, groupId));
      expect(await readRollUps(test.orm, groupId)).toEqual(kept);

      const measured = await segmentSeconds(test.orm, groupId, 'STUDY');
      expect(sum(kept.studyRecords, row => row.premiumSeconds)).toBe(measured);
      expect(sum(kept.studentDays, row => row.premiumSeconds)).toBe(measured);
      expect(sum(kept.studyRecords, row => row.breakSeconds)).toBe(
        await segmentSeconds(test.orm, groupId, 'BREAK'),
      );
      const total = sum(kept.studyRecords, row => row.totalSeconds);
      expect(sum(kept.roomCustomers, row => row.premiumSeconds)).toBe(measured);
      expect(sum(kept.roomCustomers, row => row.totalSeconds)).toBe(total);
      expect(sum(kept.roomDays, row => row.totalSeconds)).toBe(total);
      expect(sum(kept.groupDays, row => row.totalSeconds)).toBe(total);
    }),
    { numRuns: Number(process.env.RUNS ?? 24) },
  );
}, 120_000);

it('rebuilds what the writes had stored', async () => {
  const academy = await buildAcademy(test.orm);
  const { groupId, studyClock, settings } = academy;
  const at = (time: string) => ({
    groupId,
    studyClock,
    settings,
    events: createEvents(),
    customerId: academy.studentIds[0]!,
    now: new Date(`2026-11-${time}+09:00`),
  });
  await test.orm.transaction(tx =>
    enterRoom(tx, { ...at('20T04:50:00'), ...device, roomId: academy.roomIds[0]! }),
  );
  await test.orm.transaction(tx => setStopwatch(tx, { ...at('20T05:00:00'), state: 'STUDY' }));
  await test.orm.transaction(tx => leaveRoom(tx, at('20T07:30:00')));
  const withoutIds = ({ studyRecords, studentDays, ...rest }: Awaited<ReturnType<typeof readRollUps>>) => ({
    ...rest,
    studyRecords: studyRecords.map(row => ({ ...row, userStudyId: '' })),
    studentDays: studentDays.map(row => ({ ...row, userStudyId: '' })),
  });
  const kept = await readRollUps(test.orm, groupId);
  expect(kept.roomCustomers).toMatchObject([
    { stayCount: 1, dayCount: 1, premiumSeconds: 9_000, totalSeconds: 9_000 },
  ]);
  const tables = ['study_records', 'student_days', 'room_customers', 'room_days', 'group_days'];
  for (const table of tables)
    await test.database.pool.query(`delete from ${table} where group_id = $1`, [groupId]);
  await test.orm.transaction(tx => rebuildRollUps(tx, groupId));
  const built = await readRollUps(test.orm, groupId);
  expect(withoutIds(built)).toEqual(withoutIds(kept));
  expect(built.studyRecords.map(row => [row.studyDate, row.premiumSeconds, row.visitCount])).toEqual([
    ['2026-11-19', 3_600, 1],
    ['2026-11-20', 5_400, 0],
  ]);
});

it('counts, when a database is brought up to date, the stays that were there before', async () => {
  const academy = await buildAcademy(test.orm, { people: [{}, { kind: 'MANAGER' }], roomsOf: [{}, {}] });
  const { groupId, studyClock, settings } = academy;
  for (const [hour, roomId] of academy.roomIds.entries())
    for (const customerId of academy.studentIds) {
      const now = new Date(Date.UTC(2026, 10, 20, hour));
      await test.orm.transaction(tx =>
        enterRoom(tx, {
          groupId,
          studyClock,
          settings,
          now,
          events: createEvents(),
          customerId,
          ...device,
          roomId,
        }),
      );
    }
  const { roomCustomers: kept } = await readRollUps(test.orm, groupId);
  expect(kept.map(({ stayCount, dayCount }) => [stayCount, dayCount]).toSorted()).toEqual([
    [1, 0],
    [1, 0],
    [1, 1],
    [1, 1],
  ]);
  await test.database.pool.query('delete from room_customers');
  const migration = readFileSync(path.join(migrationsFolder, '0001_room_customers.sql'), 'utf8');
  await test.database.pool.query(migration.split('--> statement-breakpoint').at(-1)!);
  expect((await readRollUps(test.orm, groupId)).roomCustomers).toEqual(kept);
});
