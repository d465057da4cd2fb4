import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rebuildRollUps } from '../../../../server/recorder/rebuildRollUps.ts';
import { countAcademyVisits } from '../../../../server/recorder/visits/countAcademyVisits.ts';
import { defaultClock } from '../../../../src/domain/defaultClock.ts';
import { participantEventKinds } from '../../../../src/domain/roomEventTypes.ts';
import { omit } from '../../../support/omit.ts';
import { createWorld } from '../../../support/world.ts';
import { expectVisits } from '../../recorder/expectVisits.ts';
import { readRollUps } from '../../recorder/readRollUps.ts';
import { eventAt, reportedAcademy } from './reports.ts';

const step = fc.record({
  who: fc.nat(1),
  room: fc.nat(1),
  /** Milliseconds until the next event; some fall into one second or even one instant. */
  wait: fc.oneof(fc.constant(0), fc.nat(900), fc.integer({ min: 1, max: 3_600_000 })),
  type: fc.oneof(
    fc.constantFrom('participant.joined' as const, 'stopwatch.started' as const),
    fc.constantFrom(...participantEventKinds),
  ),
});
const scenes = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 24 }),
  batches: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 24, maxLength: 24 }),
  order: fc.infiniteStream(fc.nat()),
  cameraOffRecordStop: fc.boolean(),
});

test('whatever the order in which events arrive, stays and roll-ups are those of the right order, to the second', async () => {
  const world = await createWorld();
  // Across the start of a study day.
  const now = new Date('2026-03-03T12:00:00+09:00');
  world.clock.set(now);
  await fc.assert(
    fc.asyncProperty(scenes, async ({ steps, batches, order, cameraOffRecordStop }) => {
      const since = now.getTime() - 23 * 3_600_000;
      let time = since;
      const reported = steps.map(({ who, room, wait, type }) => {
        time = Math.min(time + wait, now.getTime());
        return { at: new Date(time), who, room, type };
      });
      const outcomes = [];
      for (const isShuffled of [false, true]) {
        const academy = await reportedAcademy(world);
        await academy.rooms.set({ cameraOffRecordStop });
        const visited = { groupId: academy.groupId, studyClock: defaultClock('Asia/Seoul'), now };
        const students = await academy.students(2);
        const rooms = [0, 1].map(() => ({ roomId: randomUUID() }));
        await academy.send(
          ...rooms.map(({ roomId }) => eventAt(new Date(since), 'room.opened', { roomId, name: '집중실' })),
        );
        const events = reported.map(({ at, who, room, type }, index) =>
          eventAt(
            at,
            type,
            { roomId: rooms[room]!.roomId, customerId: students[who]!.customerId },
            `e${String(index).padStart(3, '0')}`,
          ),
        );
        const keys = [...order.take(events.length)];
        const sent = isShuffled
          ? events.map((event, index) => ({ event, key: keys[index]! })).toSorted((a, b) => a.key - b.key)
          : events.map(event => ({ event }));
        const left = sent.map(({ event }) => event);
        for (const size of batches) {
          const batch = left.splice(0, size);
          if (batch.length === 0) break;
          const { refusedCount } = await academy.send(...batch);
          expect(refusedCount).toBe(0);
          // What was counted of the day that is over is counted again after events that come later.
          await countAcademyVisits(world.database.orm, visited);
        }
        const again = await academy.send(...events);
        expect(again.duplicateCount).toBe(events.length);

        const { orm } = world.database;
        await expectVisits(orm, visited);
        const written = await readRollUps(orm, academy.groupId);
        await orm.transaction(tx => rebuildRollUps(tx, academy.groupId));
        const zeros = ({ groupDays, ...rest }: typeof written) => ({
          ...rest,
          groupDays: groupDays.map(day => omit(day, 'studentCount')),
        });
        expect(zeros(await readRollUps(orm, academy.groupId))).toEqual(zeros(written));
        const names = new Map([
          ...students.map(({ customerId }, index) => [customerId, `student ${index}`] as const),
          ...rooms.map(({ roomId }, index) => [roomId, `room ${index}`] as const),
        ]);
        outcomes.push(
          (await academy.stays())
            .map(({ customerId, roomId, ...stay }) => ({
              ...omit(stay, 'groupId'),
              customerId: names.get(customerId)!,
              roomId: names.get(roomId)!,
            }))
            .toSorted(
              (a, b) =>
                +a.enteredAt - +b.enteredAt ||
                a.customerId.localeCompare(b.customerId) ||
                Number(a.exitedAt ?? Infinity) - Number(b.exitedAt ?? Infinity) ||
                a.roomId.localeCompare(b.roomId),
            ),
        );
      }
      expect(outcomes[1]).toEqual(outcomes[0]);
    }),
    {
      numRuns: Number(process.env.RUNS ?? 8),
      seed: Number(process.env.SEED ?? 20_260_302),
      endOnFailure: true,
    },
  );
}, 180_000);
