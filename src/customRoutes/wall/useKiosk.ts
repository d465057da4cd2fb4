import { useEffect, useState } from 'react';
import { kioskScale } from './styles.ts';

const mark = 'data-kiosk';

/** What is left of the console in full screen, in larger type. */
export const kioskStyles = {
  [`:root[${mark}]`]: { fontSize: `${kioskScale * 100}%` },
  [`:root[${mark}] :is(header, [data-frame], [role=search])`]: { display: 'none' },
  [`:root[${mark}] main`]: { maxWidth: 'none', padding: '16px' },
} as const;

/** The wall alone on the whole screen, for as long as the browser shows it so. */
export function useKiosk() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute(mark, isOn);
    return () => document.documentElement.removeAttribute(mark);
  }, [isOn]);
  // Leaving the wall leaves full screen.
  useEffect(() => () => void (document.fullscreenElement && document.exitFullscreen()), []);
  return {
    isOn,
    isOffered: document.fullscreenEnabled,
    // A browser that refuses leaves everything as it is.
    toggle: () =>
      void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
        () => undefined,
      ),
  };
}
