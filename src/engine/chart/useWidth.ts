import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What is assumed where nothing is laid out. */
const unmeasured = 640;
/** What a page of A4 has between its margins (`shell/pageStyles`), in pixels. */
const onPaper = 680;

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
    // The page is laid out for paper right after the event, before any observer is called.
    const fitPaper = () => flushSync(() => setWidth(before => Math.min(before ?? unmeasured, onPaper)));
    window.addEventListener('beforeprint', fitPaper);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', fitPaper);
      window.removeEventListener('afterprint', measure);
    };
  }, [ref]);
  return width;
}
