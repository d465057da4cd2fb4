import { textWidth } from './textWidth.ts';

interface Room {
  width: number;
  size: number;
  /** The smallest size that is still read well. */
  least: number;
}

/** A text in a size that fits its room; one that is too long even in the smallest is cut off with an ellipsis. */
export function fitText(text: string, { width, size, least }: Room): { text: string; size: number } {
  for (let tried = size; tried >= least; tried -= 0.5)
    if (textWidth(text, tried) <= width) return { text, size: tried };
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, least) > width) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size: least };
}
