import { preloadPage } from './pages.tsx';

/** How long the pointer or the focus has to stay on a link before its data is loaded too, in milliseconds. */
const dwellMs = 80;

/**
 * Begins to load the page of a link of the console when the pointer, a finger or the focus comes to it, and its first data
 * when it stays there or, at the latest, when the mouse is pressed on it.
 *
 * @param ownPath the console's own path of an address's
 * @param prefetch loads the first data of an address
 * @returns stops it
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
  // A finger that comes down may be about to scroll.
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
