import { runtime } from '../runtime.ts';

/**
 * Fetches the console's files, which the server's page lists, while the user types. They are only stored: to run them
 * would hold up typing. One follows the other: a browser has six connections to a server, and where the network falls silent,
 * each file on its way would take one from the calls that come after.
 */
export function prefetchLater(): void {
  const fetchFrom = (index: number) => {
    const href = runtime.later[index];
    if (href === undefined) return;
    const next = () => fetchFrom(index + 1);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', href, onload: next, onerror: next }));
  };
  // A frame later the form has been painted.
  requestAnimationFrame(() => setTimeout(() => fetchFrom(0)));
}
