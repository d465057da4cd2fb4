import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { Caller } from '../../support/caller.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

/** A caller whose calls to a path are answered when it lets them. */
function lateAt(path: string, { fetch, ...caller }: Caller) {
  let answer = () => {};
  const isLet = new Promise<void>(resolve => (answer = resolve));
  const as: Caller = {
    ...caller,
    fetch: async (address, init) => {
      if (address.includes(path)) await isLet;
      return fetch(address, init);
    },
  };
  return { as, answer: () => answer() };
}

/** What the page showed after each change: the number of records, placeholders, rows, and pages below them. */
function watchList(total: string) {
  const seen: { hasTotal: boolean; hasSkeleton: boolean; rows: number; hasPages: boolean }[] = [];
  const observer = new MutationObserver(() =>
    seen.push({
      hasTotal: screen.queryAllByText(total).length > 0,
      hasSkeleton: document.querySelector('main .MuiCard-root .MuiSkeleton-root') !== null,
      rows: document.querySelectorAll('main tbody tr').length,
      hasPages: document.querySelector('main .MuiTablePagination-root') !== null,
    }),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  return seen;
}

test('rows that come after placeholders are rendered while these are still shown, and pages come with the rows', async () => {
  const academy = await (await createWorld()).academy();
  await academy.students(11, number => ({ name: `student ${number}` }));
  const { as, answer } = lateAt(contract.students.list.path, academy.owner);
  await renderScreen('/student', { as });
  await screen.findByRole('search');
  const seen = watchList(wordsOf('en')('list.total', { count: '11' }));
  answer();
  await screen.findByText('student 1');
  expect(seen).toContainEqual({ hasTotal: true, hasSkeleton: true, rows: 0, hasPages: false });
  expect(seen.filter(({ hasSkeleton, rows }) => hasSkeleton === rows > 0)).toEqual([]);
  expect(seen.filter(({ hasPages, rows }) => hasPages && rows === 0)).toEqual([]);
  expect(seen.at(-1)).toEqual({ hasTotal: true, hasSkeleton: false, rows: 11, hasPages: true });
});
