import { useEffect } from 'react';

/** How long a control may be disabled before the focus moves on: most are for as long as a call takes. */
const patienceMs = 500;

const headingOf = () =>
  document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main-content');

/** What the disabled control is part of, which can then hold the focus, without a ring: nothing can be done with it. */
function placeOf(control: HTMLElement): HTMLElement | null {
  const place = control.closest<HTMLElement>('form, section, [role=dialog], main');
  if (place && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
  }
  return place;
}

/**
 * Keeps the keyboard's place in the page. A control that is removed while it has the focus leaves it to the page's heading; one
 * that is disabled leaves it to the form it is part of, and gets it back. Browsers would start again at the top of the document.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    let held: HTMLElement | null = null;
    let place: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = ({ target }: FocusEvent) => {
      if (target === place) return;
      held = target instanceof HTMLElement ? target : null;
      place = null;
    };
    // A press outside of all controls removes the focus on purpose.
    const give = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !document.hasFocus()) return;
      // Browsers report that a control loses the focus by its removal while it is still there.
      queueMicrotask(() => {
        if (target === (place ?? held) && held?.isConnected && !held.matches(':disabled'))
          held = place = null;
      });
    };
    const restore = () => {
      clearTimeout(timer);
      const { activeElement } = document;
      if (held === null || (activeElement !== document.body && activeElement !== place)) return;
      if (!held.isConnected) headingOf()?.focus({ preventScroll: true });
      else if (!held.matches(':disabled')) held.focus({ preventScroll: true });
      else if (activeElement !== place) timer = setTimeout(leave, patienceMs);
    };
    const leave = () => {
      if (!held?.matches(':disabled') || document.activeElement !== document.body) return;
      place = placeOf(held);
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'aria-hidden'],
    });
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', give);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', give);
    };
  }, []);
}
