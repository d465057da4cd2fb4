import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetch, usualStaleTime } from '../../src/dataProvider/prefetched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(answer = () => Promise.resolve('rows')) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: usualStaleTime, retry: false } },
  });
  const queryFn = vi.fn(answer);
  const query = { queryKey: ['students', 'getList'], queryFn };
  /** The screen is opened, has its data and is left. */
  const visit = async () => {
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    leave();
  };
  return { client, query, queryFn, visit };
}

it('what was prefetched is not asked for again by its screen, nor by a second prefetch', async () => {
  const { client, query, queryFn, visit } = setUp();
  await prefetch(client, query);
  await prefetch(client, query);
  await visit();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('what was prefetched ten seconds ago is asked for again', async () => {
  const { client, query, queryFn, visit } = setUp();
  await prefetch(client, query);
  vi.advanceTimersByTime(10_000);
  await visit();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('what the screen itself loaded a moment ago is loaded again by a prefetch, and by the screen', async () => {
  const { client, query, queryFn, visit } = setUp();
  await visit();
  await prefetch(client, query);
  expect(queryFn).toHaveBeenCalledTimes(2);
  const other = setUp();
  await other.visit();
  await other.visit();
  expect(other.queryFn).toHaveBeenCalledTimes(2);
});

it('what the screen before shows as well goes on loading when that screen is left', async () => {
  const aborted = vi.fn();
  const { client, query } = setUp();
  let answer = (_rows: string) => undefined as void;
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', aborted);
    return new Promise<string>(resolve => (answer = resolve));
  });
  const shown = { ...query, queryFn };
  const leave = new QueryObserver(client, shown).subscribe(() => undefined);
  answer('old');
  await vi.advanceTimersByTimeAsync(0);
  const loads = prefetch(client, shown);
  leave();
  answer('rows');
  await loads;
  new QueryObserver(client, shown).subscribe(() => undefined)();
  expect(aborted).not.toHaveBeenCalled();
  expect(client.getQueryData(query.queryKey)).toBe('rows');
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('a prefetch that fails leaves the screen to ask again, also with what it had before', async () => {
  const answers = [() => Promise.resolve('rows'), () => Promise.reject(new Error('offline'))];
  const { client, query, queryFn, visit } = setUp(() =>
    (answers.shift() ?? (() => Promise.resolve('new')))(),
  );
  await visit();
  await prefetch(client, query);
  await visit();
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(client.getQueryData(query.queryKey)).toBe('new');
});
