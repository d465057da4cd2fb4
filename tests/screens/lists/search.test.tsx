import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { en } from '../../../src/i18n/en/index.ts';
import type { Caller } from '../../support/caller.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

afterEach(() => void vi.useRealTimers());

let owner: Caller;
beforeAll(async () => {
  const world = await createWorld();
  const academy = await world.academy({ name: '찾기 학원' });
  await academy.students(3, index => ({ name: `새벽별${index}` }));
  ({ owner } = academy);
});

/** Every text that the server is asked to search for, from now on. */
function searches(): string[] {
  const requested: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const { searchParams } = new URL(String(address), 'http://localhost');
    const filter = searchParams.get('filter');
    const text =
      searchParams.get('searchText') ??
      searchParams.get('text') ??
      (filter && (JSON.parse(filter) as { searchText?: string }).searchText);
    if (text) requested.push(text);
    return fetch(address, init);
  };
  return requested;
}

/** Types a name letter by letter, without a pause: no timer fires before the last letter. */
function typeQuickly(field: HTMLElement) {
  for (const value of ['새', '새벽', '새벽별', '새벽별1']) fireEvent.change(field, { target: { value } });
}

test.each([
  ['/student', en.list.search],
  ['/group', en.group.search],
  ['/attendance/history', en.list.search],
  ['/stats/student', en.stats.search],
])('what is typed into the search of %s is one request', async (path, label) => {
  await renderScreen(path, { as: owner });
  const field = await screen.findByRole('searchbox', { name: label });
  const requested = searches();
  typeQuickly(field);
  await waitFor(() => expect(new Set(requested)).toEqual(new Set(['새벽별1'])));
  expect(field).toHaveProperty('value', '새벽별1');
});

test('recipients are searched for once the typing pauses', async () => {
  await renderScreen('/notification?compose=true', { as: owner });
  const recipients = await screen.findByRole('combobox', { name: new RegExp(en.notices.to.label) });
  const requested = searches();
  typeQuickly(recipients);
  await waitFor(() => expect(requested).toEqual(['새벽별1']));
});

test('the palette searches once the typing pauses', async () => {
  const { user } = await renderScreen('/group', { as: owner });
  await user.click(await screen.findByRole('button', { name: en.app.palette.label }));
  const palette = await screen.findByPlaceholderText(en.app.palette.placeholder);
  const requested = searches();
  typeQuickly(palette);
  await waitFor(() => expect(requested).toEqual(['새벽별1']));
});

test('one character is too short for a search, and a message says so once the typing pauses', async () => {
  await renderScreen('/group', { as: owner });
  const field = await screen.findByRole('searchbox', { name: en.group.search });
  const requested = searches();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: '새' } });
  await vi.advanceTimersByTimeAsync(limits.searchText.waitMs - 1);
  expect(screen.queryByText(en.validation.searchText)).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await screen.findByText(en.validation.searchText);
  expect(requested).toEqual([]);
});
