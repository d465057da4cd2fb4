import { useSyncExternalStore } from 'react';

function subscribe(change: () => void) {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; visibility: hidden; width: 1rem';
  document.body.append(probe);
  const observer = new ResizeObserver(change);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

const read = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** How much larger than usual the person has text (1 is 16 px), for what is placed by script in pixels. */
export const useTextScale = () => useSyncExternalStore(subscribe, read);
