import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { mailTo } from '../../../support/mailTo.ts';
import { createWorld } from '../../../support/world.ts';

const row = (email: string) => ({
  action: 'ADD' as const,
  values: { name: '새학생', email: `${email}@mailed.example` },
});

test('the end of an import that took long is mailed to who ran it, in the language of their mails', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'], language: 'ko' });
  const send = (emails: string[], isLast: boolean, batchId: string | null = null) =>
    manager.call(contract.imports.send, {
      body: { rows: emails.map(row), invite: false, batchId, fileName: '9월 명단.xlsx', isLast },
    });
  const mailCount = async () => (await world.mails()).filter(({ kind }) => kind === 'importDone').length;

  await send(['quick'], true);
  expect(await mailCount()).toBe(0);

  const { body } = await send(['a', 'b'], false);
  world.clock.advance({ seconds: limits.batch.mailedAfterSeconds });
  await send(['c'], false, body.batchId);
  expect(await mailCount()).toBe(0);
  await send(['d', 'a'], true, body.batchId);
  const mail = await mailTo(world, manager.email, 'importDone');
  expect(await mailCount()).toBe(1);
  for (const text of ['9월 명단.xlsx', '4명', '1건', `/student-batches?record=${body.batchId}`])
    expect(mail.textBody).toContain(text);
  expect(mail.subject).toContain(academy.name);
});
