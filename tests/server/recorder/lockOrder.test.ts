import { expect, inject, it } from 'vitest';
import { createEvents } from '../../../server/core/events/bus.ts';
import type { Queryable } from '../../../server/database/open.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { untilWaiting } from '../../support/database/untilWaiting.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { buildAcademy } from './buildAcademy.ts';
import { readRollUps } from './readRollUps.ts';

const test = openTestDatabase();
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };

// The embedded database runs one transaction at a time.
it.runIf(inject('database').kind === 'postgres')(
  'a student who changes rooms and one who enters the second room wait for each other only once',
  async () => {
    const { groupId, studyClock, settings, studentIds, roomIds } = await buildAcademy(test.orm, {
      people: [{}, {}],
      roomsOf: [{}, {}],
    });
    const [mover, other] = studentIds;
    const enter = (tx: Queryable, customerId: string, roomId: string, second: number) =>
      enterRoom(tx, {
        groupId,
        studyClock,
        settings,
        events: createEvents(),
        now: new Date(Date.UTC(2026, 10, 20, 3, 0, second)),
        ...device,
        customerId,
        roomId,
        reported: true,
      });
    let entering: Promise<unknown> | undefined;
    await test.orm.transaction(async tx => {
      await enter(tx, mover!, roomIds[0]!, 0);
      entering = test.orm.transaction(another => enter(another, other!, roomIds[1]!, 1));
      await untilWaiting(test.database);
      await enter(tx, mover!, roomIds[1]!, 2);
    });
    await entering;
    const kept = await readRollUps(test.orm, groupId);
    expect(kept.roomDays).toHaveLength(2);
    await test.orm.transaction(tx => rebuildRollUps(tx, groupId));
    expect(await readRollUps(test.orm, groupId)).toEqual(kept);
  },
);
