import { preloadPage } from '../pages.tsx';

/** How long the pointer or the focus has to stay on a link before its data is loaded too, in milliseconds. */
const dwellMs = 80;

/**
 * Preloads the page of a link on hover, touch or focus, and prefetches its first data after a short dwell or on mouse down.
 *
 * @param ownPath maps an address's path to the console's own
 * @param prefetch loads the first data of an address
 * @returns a function that stops it
 */
export function preloadOnIntent(
  ownPath: (pathname: string) => string,
  prefetch: (address: Pick<Location, 'pathname' | 'search'>) => void,
): () => void {
  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    return link?.origin === window.location.origin ? link : null;
  };
  const addressOf = ({ pathname, search }: HTMLAnchorElement) => ({ pathname: ownPath(pathname), search });
  const onNear = (event: Event) => {
    const link = linkOf(event);
    if (link === null) return;
    preloadPage(addressOf(link).pathname);
    setTimeout(() => {
      if (!ended.signal.aborted && link.matches(':hover, :focus')) prefetch(addressOf(link));
    }, dwellMs);
  };
  // A touch may be the start of scrolling.
  const onPress = (event: PointerEvent) => {
    const link = event.pointerType === 'mouse' && event.button === 0 ? linkOf(event) : null;
    if (link !== null) prefetch(addressOf(link));
  };
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, onNear, options);
  document.addEventListener('pointerdown', onPress, options);
  return () => ended.abort();
}
