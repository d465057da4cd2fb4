import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { Caller } from '../../support/caller.ts';
import { fill } from '../../support/fill.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';
import { studiedAcademy } from './studied.ts';

const say = wordsOf('en');
const hours = { 강하늘: [2, 2, 2], 오지호: [1, 1, 0], 윤서아: [3, 0, 0] };
const names = async () => {
  const table = await screen.findByRole('table', { name: say('screens.statsStudent') });
  return within(table)
    .getAllByRole('button')
    .map(button => button.textContent)
    .filter(text => text in hours);
};

test('students are put in another order, searched for, and opened as a report of their own', async () => {
  const { owner } = await studiedAcademy(hours);
  const { user } = await renderScreen('/stats/student', { as: owner });
  await waitFor(async () => expect(await names()).toEqual(['강하늘', '윤서아', '오지호']));
  await user.click(screen.getByRole('button', { name: say('stats.columns.student.studyDayCount') }));
  await waitFor(async () => expect(await names()).toEqual(['강하늘', '오지호', '윤서아']));
  expect(currentPath()).toContain('sort=studyDayCount%2Cdesc');

  const search = screen.getByRole('searchbox', { name: say('stats.search') });
  await fill(user, search, '오');
  await screen.findByText(say('validation.searchText'));
  await fill(user, search, '오지호');
  await waitFor(async () => expect(await names()).toEqual(['오지호']));

  await user.click(screen.getByRole('button', { name: '오지호' }));
  const report = await screen.findByRole('dialog', { name: /오지호/ });
  within(report).getByText(say('stats.report.place', { rank: 3 }));
  within(report).getByText('66.7%');
  within(report).getByRole('button', { name: say('stats.pdf') });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a figure leads to the records of its days', async () => {
  const { owner } = await studiedAcademy(hours);
  const { user } = await renderScreen('/stats/study?since=2026-11-02&until=2026-11-04&unit=WEEK', {
    as: owner,
  });
  const table = await screen.findByRole('table', { name: say('screens.statsStudy') });
  within(table).getByRole('columnheader', { name: say('stats.columns.study.until') });
  await user.click(within(table).getByRole('link', { name: '11:00:00' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/study\/history\?/));
  expect(JSON.parse(new URLSearchParams(window.location.search).get('filter')!)).toEqual({
    since: '2026-11-02',
    until: '2026-11-04',
  });
});

test('a manager without students has no averages', async () => {
  const { owner, manager } = await studiedAcademy(hours);
  await manager({ name: '박선영' });
  await renderScreen('/stats/manager', { as: owner });
  const table = await screen.findByRole('table', { name: say('screens.statsManager') });
  const row = within(table).getByRole('row', { name: /박선영/ });
  expect(within(row).queryByText('0%')).toBeNull();
  expect(within(row).getAllByText(say('list.none'))).toHaveLength(3);
});

test('an observer with the permission sees only the students assigned to them', async () => {
  const { students, manager, change } = await studiedAcademy(hours);
  const observer = await manager({ observer: true, permissions: ['VIEW_STATISTICS'] });
  await change(students['윤서아']!, { managerId: observer.customerId });
  await renderScreen('/stats/student', { as: observer });
  await waitFor(async () => expect(await names()).toEqual(['윤서아']));
  // A report of another manager's student cannot be opened by its address.
  expect(document.body.textContent).not.toContain('강하늘');
});

test('without the permission there are no statistics', async () => {
  const { manager } = await (await createWorld()).academy();
  await renderScreen('/stats/study', { as: await manager({ permissions: ['VIEW_STUDENT'] }) });
  await waitFor(() => expect(currentPath()).not.toMatch(/^\/stats/));
});

test('students and managers are shown by week too, with a chart of everyone and the running week marked', async () => {
  const { owner, manager } = await studiedAcademy(hours);
  await manager({ name: '박선영' });
  for (const screenName of ['statsStudent', 'statsManager'] as const) {
    const { user, unmount } = await renderScreen(
      `/stats/${screenName === 'statsStudent' ? 'student' : 'manager'}?since=2026-11-02&until=2026-11-04`,
      { as: owner },
    );
    const label = say(`screens.${screenName}`);
    const whole = await screen.findByRole('table', { name: label });
    expect(within(whole).queryByText(say('choices.spanMark.RUNNING'))).toBeNull();
    const units = screen.getByRole('group', { name: say('stats.unit') });
    await user.click(within(units).getByRole('button', { name: say('choices.chartUnit.WEEK') }));
    const table = await screen.findByRole('table', { name: label });
    await waitFor(() =>
      expect(within(table).getAllByText(say('choices.spanMark.RUNNING')).length).toBeGreaterThan(0),
    );
    expect(currentPath()).toContain('unit=WEEK');
    await screen.findByRole('region', { name: say('stats.charts.spans') });
    unmount();
  }
});

test.each([
  { path: '/stats/study', failing: contract.stats.registrations.path },
  { path: '/stats/hours', failing: contract.stats.hours.path },
])(
  '$path keeps no room for files of figures that failed, and has them after a retry',
  async ({ path, failing }) => {
    const { owner } = await studiedAcademy(hours);
    let fails = true;
    const as: Caller = {
      ...owner,
      fetch: (address, init) =>
        fails && address.includes(failing)
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : owner.fetch(address, init),
    };
    const { user } = await renderScreen(path, { as });
    const retry = await screen.findByRole('button', { name: say('app.retry') });
    expect(screen.queryByLabelText(say('stats.pdf'))).toBeNull();
    fails = false;
    await user.click(retry);
    await screen.findByRole('button', { name: say('stats.pdf') });
  },
);
