import { Box, Button, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { ImageUp, Trash2 } from 'lucide-react';
import { FieldTitle, useInput, useResourceContext, useTranslate } from 'ra-core';
import { Suspense, useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { imageTypes } from '../../../domain/imageTypes.ts';
import { limits } from '../../../domain/limits.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { imageKinds, type ImageKindName } from './imageKinds.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { useImageUpload } from './useImageUpload.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'), 'CropDialog');

interface Props {
  /** The field that holds the image's id, or null without one. */
  source: string;
  kind: ImageKindName;
  /** Where the image of the record is served. */
  current: string | null;
  /** Receives the address of the image that is shown, null for none. */
  onShow?: (url: string | null) => void;
  /** The placeholder of a missing picture, such as a name's first letter. */
  placeholder?: string;
}

const megabytes = limits.image.maxBytes / 1_048_576;

/** An image that is chosen, dropped or pasted, shown before the form is saved, and removed. */
export function ImageInput({ source, kind, current, onShow, placeholder = '' }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const {
    field: { ref, value, onChange },
    fieldState,
    formState,
  } = useInput({ source });
  const [uploaded, setUploaded] = useState<{ imageId: string; url: string } | null>(null);
  const [isOver, setOver] = useState(false);
  const { state, take, upload, failToConvert, reset } = useImageUpload(imageKinds[kind], image => {
    setUploaded(image);
    onChange(image.imageId);
  });
  const isBusy = state.step === 'converting' || state.step === 'uploading';
  const shown = value ? (uploaded && uploaded.imageId === value ? uploaded.url : current) : null;
  useEffect(() => onShow?.(shown), [onShow, shown]);

  // Uploading and removing count once the form is saved.
  const isLost = fieldState.isDirty && formState.errors.root?.serverError !== undefined;
  const failure =
    state.step === 'failed'
      ? state.message
      : isLost
        ? `images.${value ? 'uploadFailed' : 'removalFailed'}`
        : null;

  const takeFirst = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !isBusy) void take(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const remove = () => {
    onChange(null);
    reset();
  };

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onDragOver={over}
      onDragLeave={over}
      onDrop={event => {
        over(event);
        takeFirst(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => takeFirst(event.clipboardData.files)}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: `1px dashed ${isOver ? theme.palette.primary.main : theme.palette.line}`,
        borderRadius: 1,
        bgcolor: isOver ? alpha(theme.palette.primary.main, 0.06) : 'transparent',
      })}
    >
      <ImagePreview url={shown} kind={kind} isBusy={isBusy} placeholder={placeholder} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 550 }}>
          <FieldTitle source={source} resource={resource} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={imageTypes.join(',')}
            aria-label={translate('images.choose')}
            onChange={event => {
              takeFirst(event.target.files);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
          <Button
            ref={ref}
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<ImageUp size={15} aria-hidden />}
            disabled={isBusy}
            onClick={() => chooser.current?.click()}
          >
            {translate(shown ? 'images.replace' : 'images.choose')}
          </Button>
          {shown && (
            <Button
              size="small"
              color="inherit"
              startIcon={<Trash2 size={15} aria-hidden />}
              disabled={isBusy}
              onClick={remove}
            >
              {translate('images.remove')}
            </Button>
          )}
        </Box>
        <Typography id={`${id}-help`} variant="caption" color="text.secondary">
          {translate(`images.help.${kind}`, { megabytes, ...limits.logo })}
        </Typography>
        <Typography
          variant="caption"
          role={failure ? 'alert' : 'status'}
          color={failure ? 'error' : 'text.secondary'}
          sx={{ '&:empty': { display: 'none' } }}
        >
          {failure ? translate(failure) : isBusy ? translate(`images.${state.step}`) : ''}
        </Typography>
      </Box>
      {state.step === 'choosing' && (
        <Suspense>
          <CropDialog
            file={state.file}
            onChoose={part => void upload(state.file, part)}
            onUnreadable={failToConvert}
            onClose={reset}
          />
        </Suspense>
      )}
    </Box>
  );
}
