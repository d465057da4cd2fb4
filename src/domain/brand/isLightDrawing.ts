/** What is behind a light drawing on white paper. */
export const darkPlate = '#16181D';

/** From it on a pixel is too light for white paper (0 to 255, weighed as the eye does). */
const light = 190;
/** Drawings may have that part of other colours, such as a small sign. */
const rest = 0.05;

/**
 * Whether a square picture (`pixels`: red, green, blue and opacity, 0 to 255 each) is drawn in light colours without a
 * background, as for dark paper. One that has a background, which its corners show, is not.
 */
export function isLightDrawing(pixels: ArrayLike<number>): boolean {
  const count = pixels.length / 4;
  const side = Math.sqrt(count);
  const at = (index: number, channel: number) => pixels[index * 4 + channel] ?? 0;
  if ([0, side - 1, count - side, count - 1].some(corner => at(corner, 3) > 127)) return false;
  let all = 0;
  let bright = 0;
  for (let index = 0; index < count; index++) {
    const opacity = at(index, 3);
    all += opacity;
    if (0.2126 * at(index, 0) + 0.7152 * at(index, 1) + 0.0722 * at(index, 2) >= light) bright += opacity;
  }
  return all > 0 && bright / all > 1 - rest;
}
