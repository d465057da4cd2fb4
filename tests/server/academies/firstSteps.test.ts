import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/database/newId.ts';
import { groups as academies } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { firstSteps } from '../../../src/domain/firstSteps.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { groups } = contract;

test('a step is done once there is one of it in this academy', async () => {
  const world = await createWorld();
  const others = await world.academy();
  await others.students(1);
  await studyRooms(world, others).room();
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const done = async () =>
    (await owner.call(groups.firstSteps)).body.steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  expect(await done()).toEqual([]);

  await academy.students(1);
  expect(await done()).toEqual(['STUDENTS']);
  await academy.manager();
  await studyRooms(world, academy).room();
  const params = { groupId };
  const { version, ...body } = (await owner.call(groups.studySettings, { params })).body;
  await owner.call(groups.updateStudySettings, { params, body, version });
  expect(await done()).toEqual(['SETTINGS', 'MANAGERS', 'STUDENTS', 'ROOM']);
  await world.database.orm
    .update(academies)
    .set({ logoImageId: newId(world.clock()) })
    .where(eq(academies.groupId, groupId));
  expect(await done()).toEqual(firstSteps);
});
