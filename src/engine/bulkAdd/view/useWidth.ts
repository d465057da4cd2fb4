import { useLayoutEffect, useRef, useState } from 'react';

/** How wide the content of an element's child is without its scrollbar, in pixels, as it changes; 0 until it is known. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current!.firstElementChild!;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
