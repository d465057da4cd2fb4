import type { QueryClient } from '@tanstack/react-query';

const everyMs = 100;
const quietMs = 800;
const mostMs = 5_000;

/**
 * Runs a task once no query is loading, so that it does not delay the first screen's data.
 *
 * @returns a function that cancels it
 */
export function whenQueriesIdle(client: QueryClient, act: () => void): () => void {
  let quiet = 0;
  let waited = 0;
  const timer = setInterval(() => {
    waited += everyMs;
    quiet = client.isFetching() === 0 ? quiet + everyMs : 0;
    if (quiet < quietMs && waited < mostMs) return;
    clearInterval(timer);
    act();
  }, everyMs);
  return () => clearInterval(timer);
}
