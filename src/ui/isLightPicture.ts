import { isLightDrawing } from '../domain/brand/isLightDrawing.ts';

/** In pixels: enough to tell the colours of a logo. */
const side = 32;

/** Whether a loaded picture is drawn in light colors on nothing (`isLightDrawing`). */
export function isLightPicture(picture: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.drawImage(picture, 0, 0, side, side);
  try {
    return isLightDrawing(context.getImageData(0, 0, side, side).data);
  } catch {
    // Pictures of other origins may not be read.
    return false;
  }
}
