import { QueryCache } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { studiedAcademy } from './studied.ts';

const say = wordsOf('en');

/** What a frame, a page and its parts may ask for together; what each row or figure asks for is more. */
const mostObservers = 5;

test.each([
  ['statsStudy', '/stats/study?since=2026-10-08&until=2026-11-04'],
  ['statsStudent', '/stats/student'],
  ['students', '/student'],
  ['attendanceStatus', '/attendance/status'],
  ['dashboard', '/dashboard'],
  ['studyToday', '/study/history/today'],
] as const)('%s: no query is observed by each row or figure, with timers of its own', async (name, path) => {
  const build = vi.spyOn(QueryCache.prototype, 'build');
  const { owner } = await studiedAcademy(
    Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`학생${at}`, [2, 1, 1]])),
  );
  await renderScreen(path, { as: owner });
  await screen.findByRole('heading', { level: 1, name: say(`screens.${name}`) });
  await waitFor(() =>
    expect(document.querySelector('main .MuiSkeleton-root, main [aria-busy=true]')).toBeNull(),
  );
  const cache = build.mock.contexts.at(-1) as QueryCache;
  const observed = cache.getAll().map(query => ({ key: query.queryKey, count: query.getObserversCount() }));
  expect(observed.filter(({ count }) => count > mostObservers)).toEqual([]);
});
