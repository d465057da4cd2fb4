import { darkPlate, isLightDrawing } from '../../domain/brand/isLightDrawing.ts';
import { base64Of } from './base64Of.ts';

/** In pixels: enough to tell the colors of a logo. */
const sample = 32;
/** How far the plate reaches beyond the logo, of the shorter side. */
const platePart = 0.15;

/** A picture of a file. */
export interface Picture {
  /** A PNG as the address of its data. */
  url: string;
  width: number;
  height: number;
}

/**
 * A logo as PNG, whatever it is stored as, in a worker; with a dark plate where it is drawn in light colors on nothing. None where it cannot be read, for a report does without.
 */
export async function pictureOf(url: string, credentials: RequestCredentials): Promise<Picture | null> {
  const response = await fetch(url, { credentials }).catch(() => null);
  if (!response?.ok) return null;
  const image = await createImageBitmap(await response.blob()).catch(() => null);
  if (image === null) return null;
  const plate = isLight(image) ? Math.round(Math.min(image.width, image.height) * platePart) : 0;
  const width = image.width + 2 * plate;
  const height = image.height + 2 * plate;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  if (plate > 0) {
    context.fillStyle = darkPlate;
    context.roundRect(0, 0, width, height, plate);
    context.fill();
  }
  context.drawImage(image, plate, plate);
  const png = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
  const base64 = await base64Of(png, 'same-origin');
  URL.revokeObjectURL(png);
  return base64 === null ? null : { url: `data:image/png;base64,${base64}`, width, height };
}

function isLight(image: ImageBitmap): boolean {
  const context = new OffscreenCanvas(sample, sample).getContext('2d')!;
  context.drawImage(image, 0, 0, sample, sample);
  return isLightDrawing(context.getImageData(0, 0, sample, sample).data);
}
