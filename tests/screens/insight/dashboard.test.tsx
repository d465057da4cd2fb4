import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { Caller } from '../../support/caller.ts';
import { languages } from '../../../src/domain/choices.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';
import { studiedAcademy } from './studied.ts';

/** Two weeks: who studies more and more, and who less and less. */
const rising = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];
const falling = [2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1];
const say = wordsOf('en');
const card = (key: string) => screen.findByRole('region', { name: say(key) });
const bottomTitle = `${say('dashboard.study.ranks')} · ${say('dashboard.study.bottom')}`;
const topTitle = `${say('dashboard.study.ranks')} · ${say('dashboard.study.top')}`;
const filterOf = () => JSON.parse(new URLSearchParams(window.location.search).get('filter')!) as object;

test('students with the least study time come first, with the previous week, and link to their records', async () => {
  const { owner, students } = await studiedAcademy({ 강하늘: falling, 오지호: rising });
  const { user } = await renderScreen('/dashboard', { as: owner });
  const bottom = await screen.findByRole('region', { name: bottomTitle });
  const rows = await within(bottom).findAllByRole('listitem');
  // No one is among both the first and the last.
  expect(rows.map(row => within(row).getByRole('link').textContent)).toEqual(['강하늘']);
  expect(rows[0]!.textContent).toContain('−50.0%');
  const top = within(screen.getByRole('region', { name: topTitle })).getAllByRole('listitem');
  expect(top.map(row => within(row).getByRole('link').textContent)).toEqual(['오지호']);
  expect(top[0]!.textContent).toContain('+100%');
  // The line of a figure says each of its days, the running one first.
  const line = await screen.findByRole('img', { name: say('dashboard.overview.courses.today') });
  line.focus();
  const cardText = () => document.querySelector('.MuiPopper-root')?.textContent;
  await waitFor(() => expect(cardText()).toMatch(/^Sun, Nov 15 · /));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() =>
    expect(cardText()).toMatch(RegExp(`^Sat, Nov 14${say('dashboard.overview.day.today')}3 h`)),
  );
  expect(line.getAttribute('aria-label')).toContain(`${say('dashboard.overview.day.studying')} 2`);
  await user.click(within(rows[0]!).getByRole('link'));
  await waitFor(() => expect(currentPath()).toMatch(/^\/study\/history\?/));
  expect(filterOf()).toEqual({
    userId: students['강하늘']!.userId,
    since: '2026-11-09',
    until: '2026-11-15',
  });
});

test('empty rooms are counted, and listed behind the count', async () => {
  const { owner } = await studiedAcademy({ 강하늘: falling });
  const { user } = await renderScreen('/dashboard?tab=room', { as: owner });
  const counts = await card('dashboard.room.counts');
  await user.click(await within(counts).findByRole('link', { name: `${say('dashboard.room.unused')} 1` }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/room\/history\?/));
  expect(filterOf()).toMatchObject({ activity: 'UNUSED', since: '2026-11-09', until: '2026-11-15' });
  await screen.findByRole('heading', { name: say('screens.roomHistory') });
  await screen.findByRole('link', { name: /빈 방/ });
  expect(screen.queryByRole('link', { name: /집중실/ })).toBeNull();
});

test('attendance shows how its rate has changed, in points', async () => {
  const came = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1];
  const { owner } = await studiedAcademy({ 강하늘: came });
  const { user } = await renderScreen('/dashboard?tab=attendance', { as: owner });
  const counts = await card('dashboard.attendance.counts');
  // Four of seven days; without the running day three of six, against all six of the week before.
  const rate = await within(counts).findByRole('link', { name: `${say('dashboard.attendance.rate')} 57.1%` });
  expect(counts.textContent).toContain('−50.0%p');
  await user.click(rate);
  await waitFor(() => expect(currentPath()).toMatch(/^\/attendance\/history\?/));
  expect(currentPath()).toContain('since=2026-11-09&until=2026-11-15');
});

test('one card that fails leaves the others, and is asked for again', async () => {
  const { owner } = await studiedAcademy({ 강하늘: falling });
  let fails = true;
  const as: Caller = {
    ...owner,
    fetch: (address, init) =>
      fails && address.includes(contract.dashboard.studyTimeSummary.path)
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : owner.fetch(address, init),
  };
  const { user } = await renderScreen('/dashboard', { as });
  const top = await screen.findByRole('region', { name: topTitle });
  const again = await within(top).findByRole('button', { name: say('app.retry') }, { timeout: 8_000 });
  const trend = await card('dashboard.study.trend');
  await within(trend).findByRole('link', { name: new RegExp(say('dashboard.study.trend')) });
  expect(currentPath()).toBe('/dashboard');
  fails = false;
  await user.click(again);
  expect(await within(top).findAllByRole('listitem')).toHaveLength(1);
  // With one student there is no one left for the other list.
  const bottom = screen.getByRole('region', { name: bottomTitle });
  within(bottom).getByText(say('dashboard.allOnTop'));
});

describe.each(languages)('an academy without records, in %s', language => {
  test('shows a message instead of empty charts', async () => {
    const { owner } = await (await createWorld()).academy();
    await renderScreen('/dashboard', { as: owner, language });
    await screen.findAllByText(wordsOf(language)('dashboard.none.title'));
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|null/);
  });
});

describe('who may see what', () => {
  test('an observer with the permission sees the figures of the students assigned to them', async () => {
    const { students, manager, change } = await studiedAcademy({ 강하늘: falling, 오지호: rising });
    const observer = await manager({ observer: true, permissions: ['VIEW_DASHBOARD', 'VIEW_STATISTICS'] });
    await change(students['오지호']!, { managerId: observer.customerId });
    await renderScreen('/dashboard', { as: observer });
    const top = await screen.findByRole('region', { name: topTitle });
    const rows = await within(top).findAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.textContent).toContain('오지호');
    // They may not see study records, so that the name leads nowhere.
    expect(within(rows[0]!).queryByRole('link')).toBeNull();
    expect(document.body.textContent).not.toContain('강하늘');
  });

  test('a manager without the permission is sent away', async () => {
    const { manager } = await (await createWorld()).academy();
    await renderScreen('/dashboard', { as: await manager({ permissions: ['VIEW_STUDENT'] }) });
    await waitFor(() => expect(currentPath()).not.toMatch(/^\/dashboard/));
  });
});
