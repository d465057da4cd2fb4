import { Avatar, CircularProgress, Box } from '@mui/material';
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
          // As in the top bar: most logos are drawn for white paper.
          ...(url && kind === 'logo' && { bgcolor: '#FFF', p: 0.75 }),
          opacity: isBusy ? 0.4 : 1,
          '& img': { objectFit: fit },
        }}
      >
        {placeholder}
      </Avatar>
      {isBusy && (
        <CircularProgress size={28} aria-hidden sx={{ position: 'absolute', inset: 0, m: 'auto' }} />
      )}
    </Box>
  );
}
