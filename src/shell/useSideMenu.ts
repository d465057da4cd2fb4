import debounce from 'lodash/debounce';
import { useCallback, useEffect, useState } from 'react';
import { limits } from '../domain/limits.ts';

const { breakpointPx, resizeDebounceMs } = limits.sideMenu;
const isWideNow = () => window.innerWidth >= breakpointPx;

/** The side menu is open on wide screens and closed on narrow ones, where it covers the page when opened. */
export function useSideMenu() {
  const [isWide, setWide] = useState(isWideNow);
  const [isOpen, setOpen] = useState(isWideNow);
  useEffect(() => {
    let wasWide = isWideNow();
    const decide = debounce(() => {
      const wide = isWideNow();
      if (wide === wasWide) return;
      wasWide = wide;
      setWide(wide);
      setOpen(wide);
    }, resizeDebounceMs);
    window.addEventListener('resize', decide);
    return () => {
      decide.cancel();
      window.removeEventListener('resize', decide);
    };
  }, []);
  return {
    isWide,
    isOpen,
    toggle: useCallback(() => setOpen(open => !open), []),
    close: useCallback(() => setOpen(false), []),
    /** Closes the menu after choosing a screen, where it covers the page. */
    closeIfNarrow: useCallback(() => {
      if (!isWideNow()) setOpen(false);
    }, []),
  };
}
