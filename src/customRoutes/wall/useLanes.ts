import { useLayoutEffect, useRef, useState } from 'react';

/** How many tiles stand side by side where there is room, and how far down the page they begin. */
export function useLanes(minWidth: number, gap: number) {
  const place = useRef<HTMLDivElement>(null);
  const [lanes, setLanes] = useState(1);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      setLanes(Math.max(1, Math.floor((element.clientWidth + gap) / (minWidth + gap))));
      setTop(element.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above may grow or go away.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [minWidth, gap]);
  return { place, lanes, top };
}
