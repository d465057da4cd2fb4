import fonts from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

/** How long the first screen may take to leave the browser idle, in milliseconds. */
const patienceMs = 1_000;

/**
 * Adds the web font's style sheet once the first screen has been rendered. Nothing waits for it: until then the texts are in
 * the system's font.
 */
export function loadFonts(): void {
  const add = () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fonts;
    document.head.append(link);
  };
  // Safari does not tell when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(add, { timeout: patienceMs });
  else setTimeout(add);
}
