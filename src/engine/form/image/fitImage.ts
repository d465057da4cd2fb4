import type { ImageKind } from './imageKinds.ts';

export interface Size {
  width: number;
  height: number;
}

/** A rectangle of an image, in its pixels. */
export type Part = Size & { x: number; y: number };

/** Which part of an image is taken, and how large it is drawn. */
interface Laid {
  from: Part;
  to: Size;
}

/** Lays an image into what it is for: whole, or as the part that was chosen, else the square in its middle; never larger. */
export function fitImage(
  image: Size,
  { width, height, fit }: Pick<ImageKind, 'width' | 'height' | 'fit'>,
  chosen?: Part,
): Laid {
  if (chosen !== undefined) {
    const scale = Math.min(1, width / chosen.width, height / chosen.height);
    return {
      from: chosen,
      to: { width: rounded(chosen.width * scale), height: rounded(chosen.height * scale) },
    };
  }
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
