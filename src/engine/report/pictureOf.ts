import { base64Of } from './base64Of.ts';

/** A picture of a file. */
export interface Picture {
  /** A PNG as the address of its data. */
  url: string;
  width: number;
  height: number;
}

/** A logo as PNG, whatever it is stored as, in a worker; none where it cannot be read, for a report does without. */
export async function pictureOf(url: string, credentials: RequestCredentials): Promise<Picture | null> {
  const response = await fetch(url, { credentials }).catch(() => null);
  if (!response?.ok) return null;
  const image = await createImageBitmap(await response.blob()).catch(() => null);
  if (image === null) return null;
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const png = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
  const base64 = await base64Of(png, 'same-origin');
  URL.revokeObjectURL(png);
  return base64 === null ? null : { url: `data:image/png;base64,${base64}`, width, height };
}
