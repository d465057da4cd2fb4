import { useState } from 'react';
import { problemOf } from '../../../dataProvider/http.ts';
import { uploadImage } from '../../../dataProvider/uploadImage.ts';
import { convertImage } from './convertImage.ts';
import type { Part } from './fitImage.ts';
import type { ImageKind } from './imageKinds.ts';
import { imageTypes } from '../../../domain/imageTypes.ts';
import { limits } from '../../../domain/limits.ts';

/** Why a file is not taken, as the key of its message; null for one that is. */
function validateImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.some(known => known === type)) return 'errors.IMAGE_NOT_SUPPORTED';
  return size > limits.image.maxBytes ? 'errors.IMAGE_TOO_LARGE' : null;
}

type State =
  | { step: 'ready' | 'converting' | 'uploading' }
  /** Of a picture that is made square its part is to be chosen. */
  | { step: 'choosing'; file: File }
  | { step: 'failed'; message: string };

/** Converts and uploads files, asking for the part where one is needed; calls `onUploaded` for each uploaded one. */
export function useImageUpload(
  kind: ImageKind,
  onUploaded: (image: { imageId: string; url: string }) => void,
) {
  const [state, setState] = useState<State>({ step: 'ready' });
  const fail = (message: string) => setState({ step: 'failed', message });

  const failToConvert = () => fail('images.conversionFailed');
  const take = async (file: File) => {
    const refusal = validateImageFile(file);
    if (refusal) return fail(refusal);
    if (kind.fit === 'cover') return setState({ step: 'choosing', file });
    await upload(file);
  };
  const upload = async (file: File, part?: Part) => {
    setState({ step: 'converting' });
    const converted = await convertImage({ file, kind, part }).catch(() => null);
    if (converted === null) return failToConvert();
    setState({ step: 'uploading' });
    try {
      onUploaded(await uploadImage(converted));
      setState({ step: 'ready' });
    } catch (error) {
      const code = problemOf(error)?.code ?? '';
      fail(code.startsWith('IMAGE_') ? `errors.${code}` : 'images.uploadFailed');
    }
  };
  return { state, take, upload, failToConvert, reset: () => setState({ step: 'ready' }) };
}
