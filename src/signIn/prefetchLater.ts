import { runtime } from '../runtime.ts';

/**
 * Fetches the console's files, which the server's page lists, while the user types. They are only stored: to run them
 * would hold up typing. One follows the other: a browser has six connections to a server, and where the network falls silent,
 * each file on its way would take one from the calls that come after.
 *
 * @returns once all have come or failed
 */
export async function prefetchLater(): Promise<void> {
  // A frame later the form has been painted.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  for (const href of runtime.later)
    await new Promise(resolve => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'prefetch', href, onload: resolve, onerror: resolve }));
    });
}
