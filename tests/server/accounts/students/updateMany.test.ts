import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';

const { updateMany } = contract.students;

test('the memo or target of many is set, said beforehand, refused where it must be, and undone', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const foreign = await (await world.academy()).student();
  const [first, second] = await academy.students(2, index => ({ memo: index === 0 ? '토요반' : '' }));
  const deleted = await academy.student({ accountStatus: 'DELETED', deletedAt: world.clock() });
  const customerIds = [first!, second!, deleted, foreign].map(({ customerId }) => customerId);
  const memos = async () => [(await academy.account(first!)).memo, (await academy.account(second!)).memo];

  const dry = await academy.owner.call(updateMany, { body: { customerIds, memo: '3반', dryRun: true } });
  expect(dry.body.verdicts.map(({ code }) => code)).toEqual([null, null, 'ALREADY_DELETED', 'NOT_FOUND']);
  expect(await memos()).toEqual(['토요반', '']);

  const { body } = await academy.owner.call(updateMany, { body: { customerIds, memo: '3반' } });
  expect(body).toMatchObject({ doneCount: 2, refusedCount: 2 });
  expect(await memos()).toEqual(['3반', '3반']);
  expect(await academy.account(first!)).toMatchObject({ targetSeconds: first!.targetSeconds, version: 2 });
  const { content } = (
    await academy.owner.call(contract.students.changes, { params: { id: first!.customerId } })
  ).body;
  expect(content[0]).toMatchObject({ before: { memo: '토요반' }, after: { memo: '3반' } });

  await academy.owner.call(contract.batches.undo, { params: { batchId: body.batchId! } });
  expect(await memos()).toEqual(['토요반', '']);

  await academy.owner.call(updateMany, {
    body: { customerIds: [first!.customerId], targetSeconds: 3_600 },
  });
  expect(await academy.account(first!)).toMatchObject({ memo: '토요반', targetSeconds: 3_600 });
});

test('observers change no one’s memo', async () => {
  const academy = await (await createWorld()).academy();
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDENT'] });
  const student = await academy.student({ managerId: observer.customerId });
  const body = { customerIds: [student.customerId], memo: '3반' };
  expect((await observer.refused(updateMany, { body })).body.code).toBe('FORBIDDEN');
});
