import { useEffect, useRef } from 'react';

/** The menu's end fades, and what is next to an entry says where it is. */
const aroundPx = 56;

/** Scrolls the menu, and nothing else, to the entry of the screen that is shown. */
export function useShownEntry(current: string | null) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = menu.current?.querySelector('a[aria-current=page]');
    const frame = entry?.closest('[data-frame], .MuiDrawer-paper');
    if (!entry || !frame) return;
    const [place, room] = [entry.getBoundingClientRect(), frame.getBoundingClientRect()];
    const below = place.bottom + aroundPx - room.bottom;
    const above = room.top - (place.top - aroundPx);
    if (below > 0) frame.scrollTop += below;
    else if (above > 0) frame.scrollTop -= above;
  }, [current]);
  return menu;
}
