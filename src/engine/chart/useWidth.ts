import { startTransition, useDeferredValue, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What is assumed where nothing is laid out. */
const unmeasured = 640;
/** What a page of A4 has between its margins (`shell/pageStyles`), in pixels. */
const onPaper = 680;

/**
 * An element's width in pixels; undefined in the turn that shows the element. It is measured in a later one, when the page has been
 * laid out anyway, and what depends on it is rendered without holding up the screen.
 */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  const isShown = useDeferredValue(true, false);
  useEffect(() => {
    const element = ref.current;
    if (!isShown || element === null) return;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      // While a part of the page is loaded, React hides what is around it: that has no width, and keeps what it had.
      if (width === 0 && element.checkVisibility?.() === false) return;
      setWidth(width || unmeasured);
    };
    const measureLater = () => startTransition(measure);
    measureLater();
    const observer = new ResizeObserver(measureLater);
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
  }, [isShown, ref]);
  return width;
}
