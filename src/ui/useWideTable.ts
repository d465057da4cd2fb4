import { useLayoutEffect, useRef } from 'react';

/** Says so on a table's frame while the table is wider, and how high the table and its head are (`wideTable`). */
export function useWideTable() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const measure = () => {
      element.toggleAttribute('data-wide', table.offsetWidth > element.clientWidth + 1);
      element.style.setProperty('--table-height', `${table.offsetHeight}px`);
      element.style.setProperty('--head-height', `${table.tHead?.offsetHeight ?? 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return frame;
}
