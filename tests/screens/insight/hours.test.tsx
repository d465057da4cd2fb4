import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { studiedAcademy } from './studied.ts';

const say = wordsOf('en');
/** Monday 2 November to Wednesday; each student studies so many hours a day, from 10:00 on. */
const hours = { 강하늘: [2, 2, 0], 오지호: [1, 0, 0] };

test('an hour says what it has, is reached by arrow keys, and leads to its students', async () => {
  const { owner } = await studiedAcademy(hours);
  const { user } = await renderScreen('/stats/hours', { as: owner });
  const table = await screen.findByRole('table', { name: say('stats.hours.titles.people') });
  const first = within(table).getByRole('button', {
    name: 'Mon 10:00–11:00: 2 students on average, 2 h studied',
  });
  expect(first.textContent).toBe('2');
  within(table).getByRole('button', { name: /^Tue 11:00–12:00: 1 student on average/ });
  within(table).getByRole('button', { name: /^Sun 11:00–12:00: no day to count/ });
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  // Tuesday at 11 is the second student's free hour.
  const tuesday = await screen.findByRole('dialog', { name: 'Tue 11:00–12:00' });
  await within(tuesday).findByRole('link', { name: '강하늘' });
  expect(within(tuesday).queryByText('오지호')).toBeNull();
  within(tuesday).getByText('1 of 1');
  within(tuesday).getByText('1:00:00');
  await user.click(
    within(tuesday).getByRole('link', { name: say('stats.hours.ownHoursOf', { name: '강하늘' }) }),
  );
  await waitFor(() => expect(currentPath()).toMatch(/^\/stats\/hours\?student=/));
  const own = await screen.findByRole('table', { name: say('stats.hours.titles.presence') });
  within(own).getByRole('button', {
    name: 'Mon 10:00–11:00: in a room on 1 of 1 days, 1 h studied on average',
  });
});

test('study time is a figure of its own, and one room can be chosen', async () => {
  const { owner } = await studiedAcademy(hours);
  const { user } = await renderScreen('/stats/hours', { as: owner });
  await user.click(await screen.findByRole('button', { name: say('stats.hours.figures.study') }));
  const table = await screen.findByRole('table', { name: say('stats.hours.titles.study') });
  expect(within(table).getByRole('button', { name: /^Mon 10:00/ }).textContent).toBe('2');
  await user.type(screen.getByRole('combobox', { name: say('stats.hours.subject') }), '빈 방');
  await user.click(await screen.findByRole('option', { name: /빈 방/ }));
  await waitFor(() => expect(currentPath()).toContain('room='));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Mon 10:00/ }).getAttribute('aria-disabled')).toBe('true'),
  );
});
