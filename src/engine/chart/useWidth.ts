import { useLayoutEffect, useState, type RefObject } from 'react';

/** What is assumed where nothing is laid out. */
const unmeasured = 640;

/** An element's width in pixels, known before the first paint; undefined before it is in the page. */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || unmeasured);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
