import { preloadPage } from './pages.tsx';

/** How long the pointer or the focus has to stay on a link before its data is loaded too, in milliseconds. */
const dwellMs = 80;

/**
 * Begins to load the page of a link of the console when the pointer, a finger or the focus comes to it, and its first data
 * when it stays there.
 *
 * @param ownPath the console's own path of an address's
 * @param prefetch loads the first data of an address
 * @returns stops it
 */
export function preloadOnIntent(
  ownPath: (pathname: string) => string,
  prefetch: (address: Pick<Location, 'pathname' | 'search'>) => void,
): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== window.location.origin) return;
    const pathname = ownPath(link.pathname);
    preloadPage(pathname);
    setTimeout(() => {
      if (!ended.signal.aborted && link.matches(':hover, :focus'))
        prefetch({ pathname, search: link.search });
    }, dwellMs);
  };
  const ended = new AbortController();
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, preload, { passive: true, signal: ended.signal });
  return () => ended.abort();
}
