import { Avatar, CircularProgress, Box } from '@mui/material';
import { useLogoPlate } from '../../../ui/useLogoPlate.ts';
import { imageKinds, type ImageKindName } from './imageKinds.ts';

interface Props {
  url: string | null;
  kind: ImageKindName;
  isBusy: boolean;
  placeholder: string;
}

const side = 88;

/** A preview of an image, or a placeholder. */
export function ImagePreview({ url, kind, isBusy, placeholder }: Props) {
  const { shape, fit } = imageKinds[kind];
  const { onLoad, plate } = useLogoPlate(url, 6);
  return (
    <Box sx={{ position: 'relative', flexShrink: 0 }}>
      <Avatar
        src={url ?? undefined}
        alt=""
        variant={shape === 'circle' ? 'circular' : 'rounded'}
        sx={{
          width: side,
          height: side,
          fontSize: '1.75rem',
          fontWeight: 600,
          color: 'primary.main',
          bgcolor: url ? 'transparent' : 'action.selected',
          opacity: isBusy ? 0.4 : 1,
          '& img': { objectFit: fit },
          // As in the top bar.
          ...(url && kind === 'logo' && plate),
        }}
        slotProps={{ img: { onLoad } }}
      >
        {placeholder}
      </Avatar>
      {isBusy && (
        <CircularProgress size={28} aria-hidden sx={{ position: 'absolute', inset: 0, m: 'auto' }} />
      )}
    </Box>
  );
}
