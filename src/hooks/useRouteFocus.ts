import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The navigation that a heading has answered already. */
let focused: string | null = null;

/**
 * Moves the focus to the heading of a screen that was navigated to, so that screen readers announce it and the keyboard goes on from
 * there. The first screen of a visit, a dialog that is open and a field that took the focus are left alone.
 */
export function useRouteFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const latestKey = useRef(key);
  useEffect(() => void (latestKey.current = key), [key]);
  useEffect(() => {
    const navigation = latestKey.current;
    if (navigation === 'default' || navigation === focused) return;
    focused = navigation;
    const active = document.activeElement;
    if (active?.closest('[role=dialog], main') && active.id !== 'main-content') return;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
