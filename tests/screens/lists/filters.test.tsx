import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../../src/i18n/en/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

afterEach(() => void vi.useRealTimers());

/** What the address asks of the list. */
const filterInAddress = () =>
  JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '{}') as Record<string, unknown>;

async function aList() {
  const academy = await (await createWorld()).academy();
  await academy.students(3, index => ({ name: `새벽별${index}` }));
  return academy;
}

test('a filter that is ticked while a cleared search is about to be sent is not lost', async () => {
  const { owner } = await aList();
  const filter = encodeURIComponent(JSON.stringify({ searchText: '새벽' }));
  const { user } = await renderScreen(`/student?filter=${filter}`, { as: owner });
  await screen.findByText('새벽별0');
  await user.click(screen.getByRole('button', { name: en.resources.students.fields.accountStatus }));
  const active = await screen.findByRole('checkbox', { name: en.statuses.accountStatus.ACTIVE });

  // The search is sent at the same moment as the filter, before the list has received either.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: en.list.clearSearch, hidden: true }));
  await vi.advanceTimersByTimeAsync(349);
  fireEvent.click(active);
  vi.advanceTimersByTime(10);
  vi.useRealTimers();

  await waitFor(() => expect(filterInAddress()).toEqual({ accountStatus: ['ACTIVE'] }));
  await waitFor(() => expect(screen.getByRole('searchbox', { hidden: true })).toHaveProperty('value', ''));
});

test.each([
  ['ko', '총 3명', '1명 선택됨'],
  ['en', '3 students', '1 student selected'],
] as const)('a list counts in the words of what it lists, in %s', async (language, total, selected) => {
  const { owner } = await aList();
  const { user } = await renderScreen('/student', { as: owner, language });
  await screen.findByText(total);
  const row = (await screen.findByText('새벽별0')).closest('tr')!;
  await user.click(within(row).getByRole('checkbox'));
  await screen.findByText(selected);
});

test('on a phone a sheet has the filters: they count, find nothing or something, and are cleared there', async () => {
  const { owner } = await aList();
  const { user } = await renderScreen('/student', { as: owner, isPhone: true });
  await screen.findByText('새벽별0');
  const open = await screen.findByRole('button', { name: en.list.filters });
  await user.click(open);
  const sheet = within(await screen.findByRole('dialog', { name: en.list.filters }));
  sheet.getByRole('button', { name: en.list.showMatches.replace('%{count}', '3 students') });
  // Each filter is named once, and none takes the focus: the keyboard of a phone would cover the others.
  const manager = await sheet.findByRole('combobox', { name: en.resources.students.fields.managerName });
  expect(sheet.getAllByText(en.resources.students.fields.managerName, { selector: 'p, label' })).toHaveLength(
    1,
  );
  expect(document.activeElement).not.toBe(manager);
  const inactive = () => sheet.getByRole('checkbox', { name: en.statuses.accountStatus.INACTIVE });
  await user.click(inactive());
  const none = await sheet.findByRole('button', { name: /\b0 students$/ });
  expect(filterInAddress()).toEqual({ accountStatus: ['INACTIVE'] });
  expect(open.textContent).toBe(`${en.list.filters}1`);
  const noMatch = (await screen.findByText(en.list.noMatch.title)).parentElement!;
  await waitFor(() => expect(noMatch.querySelector('[aria-hidden] > svg')).not.toBeNull());

  await user.click(sheet.getByRole('button', { name: en.list.clearFilters }));
  await waitFor(() => expect(none.textContent).toMatch(/3 students$/));
  expect(inactive()).toHaveProperty('checked', false);
  expect(open.textContent).toBe(en.list.filters);
  await user.click(none);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('새벽별0');
});
