import { useLayoutEffect, useRef, useState } from 'react';

/** The number of tiles in a row, and the offset of the first row from the top of the page. */
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
    // Content above may grow or disappear.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [minWidth, gap]);
  return { place, lanes, top };
}
