import { useState } from 'react';
import { problemOf } from '../../../dataProvider/http.ts';
import { uploadImage } from '../../../dataProvider/uploadImage.ts';
import { convertImage } from './convertImage.ts';
import type { ImageKind } from './imageKinds.ts';
import { imageTypes } from '../../../domain/imageTypes.ts';
import { limits } from '../../../domain/limits.ts';

/** Why a file is not taken, as the key of its message; null for one that is. */
function validateImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.some(known => known === type)) return 'errors.IMAGE_NOT_SUPPORTED';
  return size > limits.image.maxBytes ? 'errors.IMAGE_TOO_LARGE' : null;
}

type State = { step: 'ready' | 'converting' | 'uploading' } | { step: 'failed'; message: string };

/** Converts and uploads files; calls `onUploaded` for each uploaded one. */
export function useImageUpload(
  kind: ImageKind,
  onUploaded: (image: { imageId: string; url: string }) => void,
) {
  const [state, setState] = useState<State>({ step: 'ready' });
  const fail = (message: string) => setState({ step: 'failed', message });

  const take = async (file: File) => {
    const refusal = validateImageFile(file);
    if (refusal) return fail(refusal);
    setState({ step: 'converting' });
    const upload = await convertImage({ file, kind }).catch(() => null);
    if (upload === null) return fail('images.conversionFailed');
    setState({ step: 'uploading' });
    try {
      onUploaded(await uploadImage(upload));
      setState({ step: 'ready' });
    } catch (error) {
      const code = problemOf(error)?.code ?? '';
      fail(code.startsWith('IMAGE_') ? `errors.${code}` : 'images.uploadFailed');
    }
  };
  return { state, take, reset: () => setState({ step: 'ready' }) };
}
