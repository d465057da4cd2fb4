import { contrast } from '../domain/brand/contrast.ts';
import { mixColors } from '../domain/brand/mixColors.ts';
import { readableText } from '../domain/brand/readableText.ts';
import { textOn } from '../domain/brand/textOn.ts';

interface Surfaces {
  /** Where text in the colour is shown, the most common one first. */
  surfaces: readonly [string, ...string[]];
  /** How much of the colour (0 to 1) is in the tint of what is selected. */
  tint: number;
  /** The colour of edges. */
  edge: string;
}

export interface Fill {
  main: string;
  hover: string;
  text: string;
  /** Around a fill that is hardly seen on the surface; transparent elsewhere. */
  edge: string;
}

/** A brand's colour as it is for fills, with readable text on them, and adjusted where it is text or a line itself. */
export function accentColors(
  accent: string,
  { surfaces, tint, edge }: Surfaces,
): { text: string; fill: Fill } {
  const text = textOn(accent);
  return {
    text: readableText(accent, surfaces, { tint }),
    fill: {
      main: accent,
      hover: mixColors(text, accent, 0.12),
      text,
      edge: contrast(accent, surfaces[0]) < 1.6 ? edge : 'transparent',
    },
  };
}
