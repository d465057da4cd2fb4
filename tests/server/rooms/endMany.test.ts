import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

test('rooms are ended at once, each with its result, and a dry run changes nothing', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const [first, second, other] = [
    await place.room({ name: '첫째' }),
    await place.room({ name: '둘째' }),
    await place.room({ name: '남는 방' }),
  ];
  const student = await academy.student({ name: '강하늘' });
  await place.enter(student, second);
  await academy.owner.call(contract.rooms.end, { params: { roomId: first.roomId } });
  const elsewhere = await world.academy();
  const foreign = await studyRooms(world, elsewhere).room({ name: '남의 방' });
  const roomIds = [first.roomId, second.roomId, foreign.roomId];
  const expected = [
    { id: first.roomId, name: '첫째', ok: false, code: 'ALREADY_ENDED' },
    { id: second.roomId, name: '둘째', ok: true, code: null },
    { id: foreign.roomId, name: '', ok: false, code: 'NOT_FOUND' },
  ];
  const open = async () => {
    const { body } = await academy.owner.call(contract.rooms.active);
    return body.content.map(({ name }) => name).toSorted();
  };
  const dry = await academy.owner.call(contract.rooms.endMany, { body: { roomIds, dryRun: true } });
  expect(dry.body).toEqual({ verdicts: expected, doneCount: 1, refusedCount: 2 });
  expect(await open()).toEqual(['남는 방', '둘째']);
  const done = await academy.owner.call(contract.rooms.endMany, { body: { roomIds } });
  expect(done.body.verdicts).toEqual(expected);
  expect(await open()).toEqual([other.name]);

  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDY'] });
  const refused = await observer.refused(contract.rooms.endMany, { body: { roomIds: [other.roomId] } });
  expect(refused.status).toBe(403);
});
