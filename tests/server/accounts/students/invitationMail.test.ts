import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { mailTo } from '../../../support/mailTo.ts';
import { createWorld } from '../../../support/world.ts';

async function invited(env: Record<string, string>) {
  const world = await createWorld({ env });
  const academy = await world.academy();
  const email = `invited@${academy.groupId}.example`;
  await academy.owner.call(contract.students.create, {
    body: { students: [{ name: '강하늘', email }], invite: true },
  });
  return mailTo(world, email, 'studentInvitation');
}

test('a student’s invitation leads to where rooms are entered, if that is set', async () => {
  const { textBody, htmlBody } = await invited({ ROOM_APP_URL: 'https://rooms.example/' });
  expect(textBody).toContain('https://rooms.example');
  expect(htmlBody).toContain('href="https://rooms.example"');
  const without = await invited({});
  expect(without.htmlBody).not.toContain('<a ');
});
