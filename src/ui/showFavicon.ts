import { brand } from '../runtime.ts';

/** Shows the brand's icon, for hosts that serve the page as it was built. */
export function showFavicon(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const { favicon } = brand();
  if (link === null || link.getAttribute('href') === favicon) return;
  link.removeAttribute('type');
  link.href = favicon;
}
