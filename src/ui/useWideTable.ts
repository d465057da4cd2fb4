import { useLayoutEffect, useRef } from 'react';
import { freeText, freeTextWidth } from './freeText.ts';
import { cutTo } from './cutTo.ts';

/** What is left of a text at least: a few syllables. */
const readable = 80;

const widthsOf = (cells: readonly HTMLElement[]) => cells.map(cell => cell.offsetWidth);

/** Cuts texts to the width at which the table fits its frame; where even the shortest are too wide, none is cut. */
function fit(frame: HTMLElement, table: HTMLTableElement) {
  frame.style.removeProperty(freeTextWidth);
  const excess = table.offsetWidth - frame.clientWidth;
  if (excess <= 1) return;
  const cells = [...(table.tBodies[0]?.rows[0]?.cells ?? [])].filter(cell =>
    cell.classList.contains(freeText),
  );
  const widths = widthsOf(cells);
  frame.style.setProperty(freeTextWidth, `${readable}px`);
  const least = widthsOf(cells);
  const most = cutTo(
    cells.map((_cell, index) => ({ width: widths[index]!, least: least[index]! })),
    excess,
  );
  if (most === null) frame.style.removeProperty(freeTextWidth);
  else frame.style.setProperty(freeTextWidth, `${most}px`);
}

/**
 * Makes a table fit its frame by cutting what people have typed, the longest first. Where that is not enough it says on the
 * frame that the table is wider, and how high the table and its head are (`wideTable`).
 */
export function useWideTable() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    let waiting = 0;
    const measure = () => {
      const before = table.offsetWidth;
      fit(element, table);
      const width = table.offsetWidth;
      const isWide = width > element.clientWidth + 1;
      const heights = {
        '--table-height': table.offsetHeight,
        '--head-height': table.tHead?.offsetHeight ?? 0,
      };
      element.toggleAttribute('data-wide', isWide);
      // All that is in the frame inherits them: where nothing uses them its styles are not computed again.
      if (isWide)
        for (const [name, height] of Object.entries(heights)) element.style.setProperty(name, `${height}px`);
      if (width === before) return;
      // An observer that changes what it observes is reported as an error: it looks again in the next frame.
      observer.unobserve(table);
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => observer.observe(table));
    };
    // It measures before the first paint, once the page has been laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, []);
  return frame;
}
