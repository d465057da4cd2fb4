import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../../../src/domain/brand/contrast.ts';
import { isLightDrawing } from '../../../src/domain/brand/isLightDrawing.ts';
import { readableText } from '../../../src/domain/brand/readableText.ts';
import { textOn } from '../../../src/domain/brand/textOn.ts';
import { createThemeOptions } from '../../../src/theme/theme.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a white logo without a background is known by its colors', () => {
  /** Sixteen pixels, of which the corners have no opacity unless there is a background. */
  const drawn = (color: readonly number[], corner: readonly number[]) =>
    Array.from({ length: 16 }, (_, index) => ([0, 3, 12, 15].includes(index) ? corner : color)).flat();
  const nothing = [0, 0, 0, 0];
  expect(isLightDrawing(drawn([255, 255, 255, 255], nothing))).toBe(true);
  expect(isLightDrawing(drawn([20, 24, 30, 255], nothing))).toBe(false);
  expect(isLightDrawing(drawn([255, 255, 255, 255], [255, 255, 255, 255]))).toBe(false);
  expect(isLightDrawing(drawn(nothing, nothing))).toBe(false);
});

test('text on any fill is readable', () => {
  fc.assert(fc.property(anyColor, fill => contrast(textOn(fill), fill) >= 4.4));
});

test('text in any colour is readable on every surface, and untouched where it is already', () => {
  for (const surfaces of [
    ['#ffffff', '#f1f2f5'],
    ['#0e1014', '#1b1f27'],
  ] as const)
    fc.assert(
      fc.property(anyColor, color => {
        const text = readableText(color, surfaces, { tint: 0.1 });
        return surfaces.every(surface => contrast(text, surface) >= 4.5);
      }),
    );
  expect(readableText('#1a4d8f', ['#ffffff'])).toBe('#1a4d8f');
});

test.each(['#FFEE00', '#FFFFFF', '#000000', '#4353D6'])('%s stays itself as a fill in both modes', color => {
  for (const mode of ['light', 'dark'] as const) {
    const { fill } = createThemeOptions(mode, color).palette!;
    expect(fill!.main).toBe(color);
    expect(contrast(fill!.text, color)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['light', 'dark'] as const)(
  'the border of a field is seen on its surface, %s (WCAG 1.4.11)',
  mode => {
    const { palette, components } = createThemeOptions(mode, '#4353D6');
    const { notchedOutline } = components!.MuiOutlinedInput!.styleOverrides as {
      notchedOutline: { borderColor: string };
    };
    expect(contrast(notchedOutline.borderColor, palette!.background!.paper!)).toBeGreaterThanOrEqual(3);
  },
);
