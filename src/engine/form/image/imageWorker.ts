import type { ImageKind } from './imageKinds.ts';
import { fitImage, type Part } from './fitImage.ts';

export interface ImageOrder {
  file: Blob;
  kind: ImageKind;
  /** The part that was chosen of it, upright. */
  part?: Part | undefined;
}
/** The converted image, or null for what is none. */
export type ImageAnswer = Blob | null;

const quality = 0.9;

self.addEventListener('message', ({ data }: MessageEvent<ImageOrder>) => {
  convert(data).then(
    image => self.postMessage(image satisfies ImageAnswer),
    () => self.postMessage(null satisfies ImageAnswer),
  );
});

/** Redraws an image in its own size, which removes metadata such as the location. */
async function convert({ file, kind, part }: ImageOrder): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { from, to } = fitImage(image, kind, part);
  const canvas = new OffscreenCanvas(to.width, to.height);
  const drawing = canvas.getContext('2d')!;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  image.close();
  // A browser that cannot write WebP returns a PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality });
}
