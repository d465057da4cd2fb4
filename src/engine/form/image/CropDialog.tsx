import { Box, Slider } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { styleNonce } from '../../../runtime.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Part } from './fitImage.ts';

const mostZoom = 4;

interface Props {
  file: File;
  /** Receives the square in pixels of the upright picture; undefined for the one in its middle. */
  onChoose: (part: Part | undefined) => void;
  onUnreadable: () => void;
  onClose: () => void;
}

/** Which square of a picture is taken: moved and zoomed by pointer, touch or keyboard. */
export function CropDialog({ file, onChoose, onUnreadable, onClose }: Props) {
  const translate = useTranslate();
  const [url] = useState(() => URL.createObjectURL(file));
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <ConfirmDialog
      title={translate('images.crop.title')}
      text={translate('images.crop.text')}
      confirmLabel={translate('images.crop.choose')}
      onConfirm={() => onChoose(part)}
      onClose={onClose}
    >
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '1',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'sunken',
          '& [role=application]:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      >
        <Cropper
          image={url}
          aspect={1}
          cropShape="round"
          showGrid={false}
          maxZoom={mostZoom}
          crop={place}
          zoom={zoom}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setPart(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': translate('images.crop.area') }}
          {...(styleNonce === undefined ? {} : { nonce: styleNonce })}
        />
      </Box>
      <Slider
        aria-label={translate('images.crop.zoom')}
        value={zoom}
        min={1}
        max={mostZoom}
        step={0.1}
        onChange={(_, value) => setZoom(value as number)}
      />
    </ConfirmDialog>
  );
}
