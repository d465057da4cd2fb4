import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { pathOf, pathOfRecord } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const say = wordsOf('ko');
const words = 'accounts.batches';

test('the history lists bulk changes; its panel says why some were refused, and undoes the rest', async () => {
  const academy = await (await createWorld()).academy();
  const [one, two] = await academy.students(2);
  await academy.change(two!, { accountStatus: 'INACTIVE' });
  await academy.owner.call(contract.students.deactivateMany, {
    body: { customerIds: [one!.customerId, two!.customerId] },
  });
  const { user } = await renderScreen(pathOf('studentBatches'), { as: academy.owner, language: 'ko' });
  const counts = [
    say(`${words}.counts.updatedCount`, { smart_count: 1 }),
    say(`${words}.counts.refusedCount`, { smart_count: 1 }),
  ].join(' · ');
  const counted = await screen.findByText(counts);
  expect(screen.getByRole('link', { name: say('screens.studentAdd') }).getAttribute('href')).toBe(
    pathOf('studentAdd'),
  );
  await user.click(counted);
  const panel = within(await screen.findByRole('dialog', { name: say('choices.batchAction.deactivate') }));
  await panel.findByText(say('errors.ALREADY_INACTIVE'));
  await user.click(panel.getByRole('button', { name: say(`${words}.undo.label`) }));
  const question = within(await screen.findByRole('dialog', { name: say(`${words}.undo.title`) }));
  await user.click(question.getByRole('button', { name: say(`${words}.undo.confirm`) }));
  await screen.findByText(say(`${words}.undo.done`, { smart_count: 1 }));
  expect((await academy.account(one!)).accountStatus).toBe('ACTIVE');
  await panel.findByText(new RegExp(academy.owner.name + ' · '));
  expect(panel.queryByRole('button', { name: say(`${words}.undo.label`) })).toBeNull();
});

test('observers read the history and undo nothing', async () => {
  const academy = await (await createWorld()).academy();
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDENT'] });
  const student = await academy.student({ managerId: observer.customerId });
  const { body } = await academy.owner.call(contract.students.deactivateMany, {
    body: { customerIds: [student.customerId] },
  });
  await renderScreen(pathOfRecord('studentBatches', body.batchId!), { as: observer, language: 'ko' });
  await screen.findByRole('button', { name: say(`${words}.file`) });
  expect(screen.queryByRole('button', { name: say(`${words}.undo.label`) })).toBeNull();
  expect(screen.queryByRole('link', { name: say('screens.studentAdd') })).toBeNull();
});
