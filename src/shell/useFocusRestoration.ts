import { useEffect } from 'react';

const headingOf = () =>
  document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main-content');

/**
 * Keeps the keyboard's place in the page. A control that is removed while it has the focus leaves it to the page's heading, one
 * that is disabled for a while gets it back; browsers would start again at the top of the document.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    let held: HTMLElement | null = null;
    const take = ({ target }: FocusEvent) => {
      held = target instanceof HTMLElement ? target : null;
    };
    // A press outside of all controls removes the focus on purpose.
    const give = ({ target, relatedTarget }: FocusEvent) => {
      if (
        relatedTarget === null &&
        target === held &&
        held?.isConnected &&
        !held.matches(':disabled') &&
        document.hasFocus()
      )
        held = null;
    };
    const restore = () => {
      if (held === null || document.activeElement !== document.body) return;
      if (!held.isConnected) headingOf()?.focus({ preventScroll: true });
      else if (!held.matches(':disabled')) held.focus({ preventScroll: true });
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
      observer.disconnect();
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', give);
    };
  }, []);
}
