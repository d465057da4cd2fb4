import { useLayoutEffect, useRef } from 'react';

/** Says so on a table's frame while the table is wider, and how high the table and its head are then (`wideTable`). */
export function useWideTable() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const measure = () => {
      const isWide = table.offsetWidth > element.clientWidth + 1;
      const heights = {
        '--table-height': table.offsetHeight,
        '--head-height': table.tHead?.offsetHeight ?? 0,
      };
      element.toggleAttribute('data-wide', isWide);
      // All that is in the frame inherits them: where nothing uses them its styles are not computed again.
      if (isWide)
        for (const [name, height] of Object.entries(heights)) element.style.setProperty(name, `${height}px`);
    };
    // It measures before the first paint, once the page has been laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return frame;
}
