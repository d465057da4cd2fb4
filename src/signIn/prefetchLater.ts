import { runtime } from '../runtime.ts';

/**
 * Fetches the console's files, which the server's page lists, while the user types. They are only stored: to run them
 * would hold up typing.
 */
export function prefetchLater(): void {
  const fetchAll = () => {
    for (const href of runtime.later) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', href });
      document.head.append(link);
    }
  };
  // A frame later the form has been painted.
  requestAnimationFrame(() => setTimeout(fetchAll));
}
