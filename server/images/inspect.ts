import { imageSize } from 'image-size';
import type { ImageType } from '../../src/domain/imageTypes.ts';
import { limits } from '../../src/domain/limits.ts';
import { ProblemError } from '../http/problem.ts';

/** The types by the name that their first bytes give them. */
const typeOf: Record<string, ImageType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

export interface Inspected {
  contentType: ImageType;
  width: number;
  height: number;
}

/**
 * What an image is by its own bytes, whatever its sender calls it.
 *
 * @throws ProblemError IMAGE_NOT_SUPPORTED for anything else than a PNG, JPEG, WebP or GIF of a sensible size.
 */
export function inspectImage(bytes: Uint8Array): Inspected {
  const { type = '', width = 0, height = 0 } = measure(bytes);
  const contentType = typeOf[type];
  const side = Math.max(width, height);
  if (contentType === undefined || Math.min(width, height) < 1 || side > limits.image.maxSide)
    throw new ProblemError('IMAGE_NOT_SUPPORTED');
  return { contentType, width, height };
}

function measure(bytes: Uint8Array): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(bytes);
  } catch {
    return {};
  }
}
