import { contrast } from './contrast.ts';
import { mixColors } from './mixColors.ts';

interface Options {
  /** How much of the colour itself (0 to 1) lies over the surfaces where it is used as a tint. */
  tint?: number;
  /** The contrast that is enough: 4.5 for text, 3 for graphics (WCAG AA). */
  least?: number;
}

/** A colour for text on all of the surfaces: mixed with black or white as little as its contrast needs. */
export function readableText(
  color: string,
  surfaces: readonly [string, ...string[]],
  { tint = 0, least = 4.5 }: Options = {},
): string {
  const isDark = contrast('#ffffff', surfaces[0]) > contrast('#000000', surfaces[0]);
  const towards = isDark ? '#ffffff' : '#000000';
  const isReadable = (text: string) =>
    surfaces.every(
      surface => contrast(text, surface) >= least && contrast(text, mixColors(text, surface, tint)) >= least,
    );
  for (let percent = 0; percent < 100; percent++) {
    const text = mixColors(towards, color, percent / 100);
    if (isReadable(text)) return text;
  }
  return towards;
}
