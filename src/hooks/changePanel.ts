import { panelMark } from './panelMark.ts';
import { panelTransition } from './panelTransition.ts';

type Find = () => HTMLElement | null;

const panel: Find = () => document.querySelector<HTMLElement>(panelMark.selector);
const nameIt = (element: HTMLElement | null, name: string) =>
  element?.style.setProperty('view-transition-name', name);

/** How long the page may be frozen for a panel whose code or turn has not come, in milliseconds. */
const patienceMs = 200;

/** Waits until the panel is there or gone, and no longer than the page may be frozen. */
const panelIs = (to: 'open' | 'closed') =>
  new Promise<void>(resolve => {
    const isDone = () => (panel() !== null) === (to === 'open');
    if (isDone()) return resolve();
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    // Panels are drawn into an element of their own, the body's last.
    const observer = new MutationObserver(() => isDone() && end());
    observer.observe(document.body, { childList: true });
    const timer = setTimeout(end, patienceMs);
  });

/**
 * Opens or closes the panel of a record, which grows out of the record's row and shrinks back into it where browsers have view
 * transitions and people want motion. Everything but row and panel stays live meanwhile, and any input ends it.
 *
 * @param id the record's, as `ListRow` and `CardList` say it of their rows
 * @param change what opens or closes the panel, at once or soon
 */
export function changePanel(id: string, to: 'open' | 'closed', change: () => void): void {
  const row: Find = () => document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`);
  const [first, last] = to === 'open' ? [row, panel] : [panel, row];
  const before = first();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (before === null || isStill || !('startViewTransition' in document)) return change();
  let after: HTMLElement | null = null;
  nameIt(before, panelTransition);
  const transition = document.startViewTransition(async () => {
    change();
    await panelIs(to);
    nameIt(before, '');
    after = last();
    nameIt(after, panelTransition);
  });
  const over = new AbortController();
  for (const input of ['keydown', 'pointerdown'])
    addEventListener(input, () => transition.skipTransition(), { capture: true, signal: over.signal });
  const end = () => {
    over.abort();
    nameIt(after, '');
  };
  // One that was skipped was never ready.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
