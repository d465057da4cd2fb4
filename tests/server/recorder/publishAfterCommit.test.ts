import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createEvents, type LiveEvent } from '../../../server/core/events/bus.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { leaveRoom } from '../../../server/recorder/leaveRoom.ts';
import { publishAfterCommit } from '../../../server/core/events/publishAfterCommit.ts';
import { setDevices } from '../../../server/recorder/setDevices.ts';
import { setStopwatch } from '../../../server/recorder/setStopwatch.ts';
import { modulesIn } from '../../support/modules.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { buildAcademy } from './buildAcademy.ts';

const test = openTestDatabase();
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };

async function studyRoom() {
  const { groupId, studyClock, settings, studentIds, roomIds } = await buildAcademy(test.orm);
  const events = createEvents();
  const published: LiveEvent[][] = [];
  events.subscribe({ happened: happened => void published.push([...happened]), missed: () => undefined });
  const [customerId, roomId] = [studentIds[0]!, roomIds[0]!];
  const write = { groupId, studyClock, settings, now: new Date('2026-11-20T10:00:00+09:00'), customerId };
  return { published, options: { orm: test.orm, events }, write, roomId };
}

it('publishes a stay once, after the commit, however many of its writes there were', async () => {
  const { published, options, write, roomId } = await studyRoom();
  const stay = await publishAfterCommit(options, async (tx, publisher) => {
    const at = { ...write, ...publisher };
    const entered = await enterRoom(tx, { ...at, ...device, roomId });
    await setDevices(tx, { ...at, devices: { camera: 'OFF' } });
    await setStopwatch(tx, { ...at, state: 'STUDY' });
    expect(published).toEqual([]);
    return entered;
  });
  const { groupId, customerId, now } = write;
  const event = { groupId, kind: 'roomUser', id: stay.roomUserId, customerId, at: +now };
  expect(published).toEqual([[event]]);
  await publishAfterCommit(options, (tx, publisher) => leaveRoom(tx, { ...write, ...publisher }));
  expect(published).toEqual([[event], [event]]);
});

it('publishes nothing of what was rolled back, nor of a student who is in no room', async () => {
  const { published, options, write, roomId } = await studyRoom();
  const failing = publishAfterCommit(options, async (tx, publisher) => {
    await enterRoom(tx, { ...write, ...publisher, ...device, roomId });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(
    await publishAfterCommit(options, (tx, publisher) => leaveRoom(tx, { ...write, ...publisher })),
  ).toBeNull();
  expect(published).toEqual([]);
});

it('is the only place where events of people in rooms are published', () => {
  const publishers = modulesIn('server')
    .map(({ file }) => file)
    .filter(file => /kind: 'roomUser'/.test(readFileSync(file, 'utf8')));
  expect(publishers).toEqual(['server/recorder/publishStay.ts']);
});
