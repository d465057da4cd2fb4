import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEvents } from '../../../server/core/events/bus.ts';
import { emptyRoom } from '../../../server/recorder/emptyRoom.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { leaveRoom } from '../../../server/recorder/leaveRoom.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { StudyRefusal } from '../../../server/recorder/studyRefusal.ts';
import { countAcademyVisits } from '../../../server/recorder/visits/countAcademyVisits.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { buildAcademy } from './buildAcademy.ts';
import { expectVisitors } from './expectVisitors.ts';
import { expectVisits } from './expectVisits.ts';

const test = openTestDatabase();
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };
const hour = 3_600_000;
const start = Date.UTC(2026, 9, 2);

const steps = fc.array(
  fc.record({
    who: fc.nat(3),
    wait: fc.oneof(fc.nat(2 * hour), fc.integer({ min: hour, max: 14 * hour })),
    what: fc.constantFrom('enter', 'enter', 'enter', 'leave', 'leave', 'empty', 'count', 'count'),
    /** How late the server learned of it. */
    late: fc.constantFrom(0, 0, hour / 2, 20 * hour, 40 * hour),
  }),
  { minLength: 10, maxLength: 25 },
);

it('visits that were counted equal the stays, whatever is written after', async () => {
  let countedDays = 0;
  let countedWeeks = 0;
  await fc.assert(
    fc.asyncProperty(steps, async all => {
      const academy = await buildAcademy(test.orm, {
        people: [{}, {}, {}, { kind: 'MANAGER' }],
        roomsOf: [{}],
      });
      const { groupId, studyClock, settings, studentIds } = academy;
      const roomId = academy.roomIds[0]!;
      const last = new Map<string, number>();
      let time = start;
      for (const { who, wait, what, late } of all) {
        time += wait;
        const customerId = studentIds[who]!;
        const at = (student: string, instant: number) => ({
          groupId,
          studyClock,
          settings,
          events: createEvents(),
          customerId: student,
          now: new Date(instant),
          arrivedAt: new Date(time),
        });
        // No one stays for longer than a stay can last, and what happened to a person comes in its order.
        for (const [student, since] of last)
          if (time - since > 30 * hour) {
            await test.orm.transaction(tx => leaveRoom(tx, at(student, since + 30 * hour)));
            last.delete(student);
          }
        const happened = Math.max(time - late, last.get(customerId) ?? 0);
        if (what === 'count')
          await countAcademyVisits(test.orm, { groupId, studyClock, now: new Date(time) });
        else
          await test.orm
            .transaction(async tx => {
              if (what === 'enter')
                await enterRoom(tx, { ...at(customerId, happened), ...device, roomId, reported: true });
              else if (what === 'leave') await leaveRoom(tx, at(customerId, happened));
              else await emptyRoom(tx, { ...at(customerId, time), roomId, expulsionReason: 'ROOM_ENDED' });
            })
            .catch((error: unknown) => {
              if (!(error instanceof StudyRefusal)) throw error;
            });
        if (what === 'enter') last.set(customerId, happened);
      }
      const now = new Date(time + 48 * hour);
      await test.orm.transaction(tx =>
        emptyRoom(tx, {
          groupId,
          studyClock,
          settings,
          events: createEvents(),
          now,
          roomId,
          expulsionReason: 'ROOM_ENDED',
        }),
      );
      countedDays += (await expectVisits(test.orm, { groupId, studyClock, now })).length;
      const today = studyDateOf(now, studyClock);
      countedWeeks += await expectVisitors(test.orm, groupId, today);
      await countAcademyVisits(test.orm, { groupId, studyClock, now });
      const counted = await expectVisits(test.orm, { groupId, studyClock, now });
      const weeks = await expectVisitors(test.orm, groupId, today);
      await test.orm.transaction(tx => rebuildRollUps(tx, groupId));
      expect(await expectVisits(test.orm, { groupId, studyClock, now })).toEqual([]);
      expect(await expectVisitors(test.orm, groupId, today)).toBe(0);
      await countAcademyVisits(test.orm, { groupId, studyClock, now });
      expect(await expectVisits(test.orm, { groupId, studyClock, now })).toEqual(counted);
      expect(await expectVisitors(test.orm, groupId, today)).toBe(weeks);
    }),
    { numRuns: Number(process.env.RUNS ?? 6) },
  );
  expect(countedDays).toBeGreaterThan(0);
  expect(countedWeeks).toBeGreaterThan(0);
}, 120_000);
