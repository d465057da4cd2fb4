import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { listPath } from '../../../src/hooks/listPath.ts';
import { sendingJobs } from '../../../src/hooks/sendingJobs.ts';
import { pathOf } from '../../../src/screens.ts';
import { fill } from '../../support/fill.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { SheetWorkerHere } from '../../support/sheetWorkerHere.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const browserWorker = globalThis.Worker;
beforeEach(() => Object.assign(globalThis, { Worker: SheetWorkerHere }));
afterEach(() => {
  Object.assign(globalThis, { Worker: browserWorker });
  sendingJobs.remove('adminStudentAdd');
});

test('the super administrator adds students from a file to the chosen academy, within its cap [S2.26]', async () => {
  const say = wordsOf('en');
  const world = await createWorld();
  const academy = await world.academy({ name: '누리 추가 시험', userCount: 3 });
  const taken = await academy.student();
  const as = await world.superAdmin();
  const { user } = await renderScreen(pathOf('adminStudentAdd'), { as });
  await screen.findByText(say('admin.students.choose.title'));
  const choice = screen.getByRole('combobox', { name: say('resources.academies.name', { smart_count: 1 }) });
  await fill(user, choice, academy.groupId);
  await user.click(await screen.findByRole('option', { name: new RegExp(academy.groupId) }));
  expect(currentPath()).toBe(pathOf('adminStudentAdd', undefined, { groupId: academy.groupId }));
  await screen.findByText(say('grid.left.STUDENT_CAP', { left: 2, limit: 3 }));
  const lines = ['Name,Email', `새학생,new@${academy.groupId}.example`, `있는학생,${taken.email}`];
  await user.upload(
    screen.getByLabelText(say('grid.upload'), { selector: 'input' }),
    new File([lines.join('\n')], 'list.csv', { type: 'text/csv' }),
  );
  await screen.findByText(say('grid.bad', { smart_count: 1 }));
  await user.click(await screen.findByRole('button', { name: say('grid.send', { smart_count: 1 }) }));
  await screen.findByText(say('grid.added.students', { smart_count: 1 }), { exact: false });
  const { content } = (await academy.owner.call(contract.students.list, {})).body;
  expect(content.map(({ name }) => name).toSorted()).toEqual(['새학생', taken.name].toSorted());
  await screen.findByText(say('grid.left.STUDENT_CAP', { left: 1, limit: 3 }));
  expect(screen.getByRole('link', { name: say('grid.showAdded') }).getAttribute('href')).toBe(
    listPath('adminStudent', { groupId: academy.groupId }),
  );
});

test('while students are being added to an academy, the screen stays with it', async () => {
  const say = wordsOf('en');
  const world = await createWorld();
  const { groupId } = await world.academy();
  const path = pathOf('adminStudentAdd', undefined, { groupId });
  const counts = { totalCount: 2, sentCount: 0, doneCount: 0, refusedCount: 0 };
  sendingJobs.put({ screen: 'adminStudentAdd', path, state: 'RUNNING', ...counts });
  await renderScreen(pathOf('adminStudentAdd'), { as: await world.superAdmin() });
  const choice = await screen.findByRole('combobox', {
    name: say('resources.academies.name', { smart_count: 1 }),
  });
  expect(currentPath()).toBe(path);
  expect(choice.hasAttribute('disabled')).toBe(true);
});
