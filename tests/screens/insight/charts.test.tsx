import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { studiedAcademy } from './studied.ts';

const say = wordsOf('en');
/** Two weeks: who studies more and more, and who less and less. */
const rising = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];
const falling = [2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1];
const chart = (name: string) => screen.findByRole('group', { name }, { timeout: 40_000 });
const namesIn = (of: HTMLElement) =>
  [...of.querySelectorAll('[data-point]')].map(point => point.getAttribute('aria-label'));

afterEach(async () => {
  await vi.dynamicImportSettled();
});

test('each point of a trend has a name with its weekday, the day it is compared with, and its change once it is over', async () => {
  const { owner } = await studiedAcademy({ 강하늘: rising });
  const { user } = await renderScreen('/dashboard', { as: owner });
  const drawn = await chart(say('dashboard.study.trend'));
  const names = namesIn(drawn);
  expect(names).toHaveLength(7);
  expect(names[0]).toBe('Mon, Nov 9, Recent 2 h, Previous · Mon, Nov 2 1 h, +100% vs. previous period');
  // The running day is compared with nothing, and says that it is running.
  expect(names.at(-1)).toBe('Sun, Nov 15, In progress, Recent 2 h, Previous · Sun, Nov 8 1 h');
  // Only the parts of lines are dashed, and each series is drawn once.
  expect(
    [...drawn.querySelectorAll('[stroke-dasharray]')].every(each => each.hasAttribute('data-line')),
  ).toBe(true);
  expect(drawn.querySelectorAll('[data-line="recent"]')).toHaveLength(2);

  // One stop of the Tab key; arrows move on, Enter leads to the records of the day.
  const points = [...drawn.querySelectorAll<SVGRectElement>('[data-point]')];
  expect(points.filter(point => point.tabIndex === 0)).toHaveLength(1);
  points[0]!.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(points[1]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toMatch(/^\/study\/history\?/));
  expect(JSON.parse(new URLSearchParams(window.location.search).get('filter')!)).toEqual({
    since: '2026-11-10',
    until: '2026-11-10',
  });
});

test('days that are taken together become the period of a report', async () => {
  const { owner } = await studiedAcademy({ 강하늘: rising });
  const { user } = await renderScreen('/stats/study?since=2026-11-02&until=2026-11-15', { as: owner });
  const drawn = await chart(say('stats.charts.study'));
  // The running day is hatched, once the chart is as wide as its frame.
  await waitFor(() => expect(drawn.querySelectorAll('[data-hatched]')).toHaveLength(1));
  drawn.querySelectorAll<SVGRectElement>('[data-point]')[2]!.focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
  await waitFor(() => expect(currentPath()).toContain('since=2026-11-04&until=2026-11-06'));
  // The chart of fewer days is drawn, without what pointed at a day that it does not have.
  await waitFor(() => expect(drawn.isConnected && drawn.querySelectorAll('[data-point]').length).toBe(3));
});

test('a report is compared with the days before, in its total, its rows and its chart, and remembers that in its address', async () => {
  const { owner } = await studiedAcademy({ 강하늘: rising });
  const { user } = await renderScreen('/stats/study?since=2026-11-09&until=2026-11-15', { as: owner });
  await chart(say('stats.charts.study'));
  await user.click(screen.getByRole('combobox', { name: say('period.comparison') }));
  await user.click(await screen.findByRole('option', { name: say('period.comparisons.BEFORE') }));
  await waitFor(() => expect(currentPath()).toContain('compare=BEFORE'));
  const card = screen.getByRole('region', { name: say('stats.charts.study') });
  // In the total, and for each of the six completed days.
  expect(await within(card).findAllByText(say('insight.change', { change: '+100%' }))).toHaveLength(7);
  await waitFor(() => expect(namesIn(card)[0]).toContain('Previous · Mon, Nov 2 1 h, +100%'));
  const table = screen.getByRole('table', { name: say('screens.statsStudy') });
  within(table).getByRole('columnheader', { name: say('stats.change') });
  const rows = within(table).getAllByRole('row');
  expect(rows[1]!.textContent).toContain('+100%');
  // The running day has no change.
  expect(within(rows[7]!).queryByText('+100%')).toBeNull();
});

test('people are compared over completed days, and those of the same name are distinguished', async () => {
  const { owner, students, change } = await studiedAcademy({ 강하늘: falling, 오지호: rising });
  await change(students['오지호']!, { name: '강하늘' });
  await renderScreen('/stats/student?since=2026-11-09&until=2026-11-15&compare=BEFORE', { as: owner });
  const table = await screen.findByRole('table', { name: say('screens.statsStudent') });
  await waitFor(() => expect(table.textContent).toContain('−50.0%'));
  expect(table.textContent).toContain('+100%');
  const drawn = await chart(say('stats.charts.student'));
  await waitFor(() => expect(namesIn(drawn).join('\n')).toContain(students['오지호']!.email));
  expect(new Set(namesIn(drawn)).size).toBe(2);
  // As in every list the address is below the name; rankings have it where a name is there twice.
  for (const { email } of Object.values(students)) expect(table.textContent).toContain(email);
  cleanup();
  await renderScreen('/dashboard', { as: owner });
  for (const [side, { email }] of [
    ['top', students['오지호']!],
    ['bottom', students['강하늘']!],
  ] as const) {
    const list = await screen.findByRole('list', { name: say(`dashboard.study.${side}`) });
    expect(list.textContent).toContain(email);
  }
});

test('without a whole period before there is nothing to compare with', async () => {
  const { owner } = await studiedAcademy({ 강하늘: rising });
  await renderScreen('/dashboard?period=4w', { as: owner });
  const card = await screen.findByRole('region', { name: say('dashboard.study.trend') });
  await within(card).findByText(say('insight.noBefore'));
  const drawn = await chart(say('dashboard.study.trend'));
  expect(drawn.querySelectorAll('[data-line="last"]')).toHaveLength(0);
  const list = await screen.findByRole('list', { name: say('dashboard.study.top') });
  expect(list.textContent).toContain('강하늘');
  expect(list.querySelector('.course')).toBeNull();
});

test('what was only done today is not compared', async () => {
  const { owner } = await studiedAcademy({
    강하늘: [2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 3],
    오지호: rising,
  });
  await renderScreen('/dashboard', { as: owner });
  const list = await screen.findByRole('list', { name: say('dashboard.study.bottom') });
  expect(list.textContent).toContain('강하늘');
  expect(list.textContent).toContain(say('insight.onlyToday'));
  expect(list.textContent).not.toContain('−100%');
});
