import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { languages } from '../../../src/domain/choices.ts';
import { pathOf } from '../../../src/screens.ts';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const enough = { timeout: 120_000 };
const patient = { timeout: 20_000 };
const screens = ['students', 'studyToday', 'studyHistory', 'attendanceStatus'] as const;
const cases = screens.flatMap((screenName, index) => [[screenName, languages[index % 2]!] as const]);

/** Three students who studied today, in two rooms each. */
async function studied(count = 3) {
  const world = await createWorld({ now: '2026-03-02T09:00:00+09:00' });
  const academy = await world.academy();
  const students = await academy.students(count, index => ({ name: `학생 ${index + 10}` }));
  const rooms = studyRooms(world, academy);
  for (const name of ['집중실', '자유실']) {
    const room = await rooms.room({ name });
    for (const student of students.slice(0, 20)) await rooms.enter(student, room);
    world.clock.advance({ minutes: 30 });
    for (const student of students.slice(0, 20)) await rooms.leave(student);
  }
  return { academy, students };
}

test.each(cases)('the selected of %s get a message, each once, in %s', enough, async (name, language) => {
  const say = wordsOf(language);
  const { academy } = await studied();
  const { user } = await renderScreen(pathOf(name), { as: academy.owner, language });
  for (const box of await screen.findAllByRole('checkbox', { name: /학생 1[01]/ }, patient))
    await user.click(box);
  await user.click(await screen.findByRole('button', { name: say('actions.message.label') }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: say('notices.compose') }, patient));
  await dialog.findByRole('button', { name: /^학생 10/ }, patient);
  dialog.getByRole('button', { name: /^학생 11/ });
  expect(dialog.queryByRole('button', { name: /^학생 12/ })).toBeNull();
  await fill(user, dialog.getByRole('textbox', { name: say('templates.fields.subject') }), 'Hello');
  await fill(user, dialog.getByRole('textbox', { name: say('templates.fields.body') }), 'See you');
  await user.click(
    await dialog.findByRole('button', { name: say('notices.sendTo', { smart_count: 2 }) }, patient),
  );
  await screen.findByText(say('notices.sent', { smart_count: 2 }), {}, patient);
  const { body } = await academy.owner.call(contract.notifications.list);
  expect(body.map(({ recipientName }) => recipientName).toSorted()).toEqual(['학생 10', '학생 11']);
  // No one is selected after that.
  await waitFor(() => expect(screen.queryByRole('region', { name: /2/ })).toBeNull());
});

test('all of a list are written to, also those of other pages', enough, async () => {
  const say = wordsOf('en');
  const { academy } = await studied(27);
  const { user } = await renderScreen(pathOf('attendanceStatus'), { as: academy.owner });
  const [all] = await screen.findAllByRole('checkbox', {}, patient);
  await user.click(all!);
  const bar = within(await screen.findByRole('region', { name: /25/ }, patient));
  await user.click(bar.getByRole('button', { name: /27/ }));
  await screen.findByRole('region', { name: /27/ }, patient);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: say('actions.message.label') }, patient));
    return within(await screen.findByRole('dialog', { name: say('notices.compose') }, patient));
  };
  const dialog = await open();
  dialog.getByRole('button', { name: say('notices.to.selected', { smart_count: 27 }) });
  await dialog.findByRole('button', { name: say('notices.sendTo', { smart_count: 27 }) }, patient);
  await user.click(dialog.getByRole('button', { name: say('app.cancel') }));
  // Recipients can be selected again: there is nothing to lose.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await academy.owner.call(contract.notifications.list)).body).toEqual([]);
});

test('managers who may not send notices can select, but are not offered it', enough, async () => {
  const say = wordsOf('en');
  const { academy } = await studied();
  const manager = await academy.manager({ permissions: ['VIEW_STUDY_TIME'] });
  const { user } = await renderScreen(pathOf('studyHistory'), { as: manager });
  const [box] = await screen.findAllByRole('checkbox', { name: /학생/ }, patient);
  await user.click(box!);
  await screen.findByRole('button', { name: say('list.exportSelected') });
  expect(screen.queryByRole('button', { name: say('actions.message.label') })).toBeNull();
});
