import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { academyWithRooms } from './academyWithRooms.ts';

test('room users have each one’s devices and state; an observer sees the students assigned to them [S3.10]', async () => {
  const { owner, manager, rooms, student } = await academyWithRooms();
  const observer = await manager({ observer: true, permissions: ['VIEW_STUDY'] });
  const room = await rooms.room();
  const mine = await student({ name: '담당학생', managerId: observer.customerId });
  const other = await student({ name: '다른학생' });
  await rooms.enter(mine, room, { mic: 'ON' });
  await rooms.enter(other, room, { camera: 'OFF' });
  await rooms.enter(owner, room);
  const params = { roomId: room.roomId };
  const all = await owner.call(contract.rooms.roomUsers, { params });
  expect(
    all.body.content.map(({ username, userType, camera, mic }) => [username, userType, camera, mic]),
  ).toEqual(
    expect.arrayContaining([
      ['담당학생', 'STUDENT', 'ON', 'ON'],
      ['다른학생', 'STUDENT', 'OFF', 'OFF'],
      [owner.name, 'MANAGER', 'ON', 'OFF'],
    ]),
  );
  expect(all.body.content.find(({ username }) => username === owner.name)?.creatorPermission).toBe(true);
  const names = (reply: { body: { content: { username: string }[] } }) =>
    reply.body.content.map(({ username }) => username).toSorted();
  const seen = [owner.name, '담당학생'].toSorted();
  expect(names(await observer.call(contract.rooms.roomUsers, { params }))).toEqual(seen);
  expect(names(await observer.call(contract.rooms.joinHistories, { params }))).toEqual(seen);
  expect(
    names({ body: { content: await observer.stream(contract.rooms.joinHistories, { params }) } }),
  ).toEqual(seen);
});
