import { contrast } from '../domain/brand/contrast.ts';
import { mixColors } from '../domain/brand/mixColors.ts';
import { readableText } from '../domain/brand/readableText.ts';
import { textOn } from '../domain/brand/textOn.ts';

const light = ['#ffffff', '#f6f7f9'] as const;
const dark = ['#0e1014', '#15181e', '#1b1f27'] as const;
const either = (one: string, other: string) => `light-dark(${one},${other})`;

/** The landing page's colours that come from the brand's: fills keep it, text in it is readable on every surface. */
export function brandStyle(color: string): string {
  const band = mixColors(color, dark[0], 0.4);
  const [onLight, onDark] = [textOn(color), textOn(band)];
  const variables = {
    accent: either(readableText(color, light), readableText(color, dark)),
    'accent-strong': either(
      readableText(color, light, { tint: 0.1, least: 5.5 }),
      readableText(color, dark, { tint: 0.2, least: 5.5 }),
    ),
    soft: either(mixColors(color, light[0], 0.1), mixColors(color, dark[0], 0.2)),
    fill: color,
    'fill-hover': mixColors(onLight, color, 0.12),
    'on-fill': onLight,
    'fill-edge': either(contrast(color, light[0]) < 1.6 ? 'var(--edge)' : 'transparent', 'transparent'),
    closing: either(color, band),
    'on-closing': either(onLight, onDark),
    'closing-action': either(readableText(color, [onLight]), readableText(color, [onDark])),
  };
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
