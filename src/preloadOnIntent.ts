import { preloadPage } from './pages.tsx';

/**
 * Begins to load the page of a link of the console when the pointer, a finger or the focus comes to it.
 *
 * @returns stops it
 */
export function preloadOnIntent(): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null && link.origin === window.location.origin) preloadPage(link.pathname);
  };
  const ended = new AbortController();
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, preload, { passive: true, signal: ended.signal });
  return () => ended.abort();
}
