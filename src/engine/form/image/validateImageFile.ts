import { imageTypes } from '../../../domain/imageTypes.ts';
import { limits } from '../../../domain/limits.ts';

/** Why a file is not taken, as the key of its message; null for one that is. */
export function validateImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.some(known => known === type)) return 'errors.IMAGE_NOT_SUPPORTED';
  return size > limits.image.maxBytes ? 'errors.IMAGE_TOO_LARGE' : null;
}
