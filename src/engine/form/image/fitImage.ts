import type { ImageKind } from './imageKinds.ts';

export interface Size {
  width: number;
  height: number;
}

/** Which part of an image is taken, and how large it is drawn. */
interface Laid {
  from: Size & { x: number; y: number };
  to: Size;
}

/** Lays an image into what it is for: whole, or as the square in its middle; smaller, but never larger. */
export function fitImage(
  image: Size,
  { width, height, fit }: Pick<ImageKind, 'width' | 'height' | 'fit'>,
): Laid {
  const ratio =
    fit === 'cover'
      ? Math.max(width / image.width, height / image.height)
      : Math.min(width / image.width, height / image.height);
  const part =
    fit === 'cover'
      ? { width: Math.min(image.width, width / ratio), height: Math.min(image.height, height / ratio) }
      : image;
  const scale = Math.min(1, ratio);
  return {
    from: { x: (image.width - part.width) / 2, y: (image.height - part.height) / 2, ...size(part) },
    to: { width: rounded(part.width * scale), height: rounded(part.height * scale) },
  };
}

const size = ({ width, height }: Size): Size => ({ width, height });
const rounded = (pixels: number) => Math.max(1, Math.round(pixels));
