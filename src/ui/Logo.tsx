import { Box } from '@mui/material';
import { BookOpen } from 'lucide-react';
import { brand } from '../runtime.ts';
import { useLogoPlate } from './useLogoPlate.ts';

/** The academy's logo, or the product's. It has no alt text, because the name is next to it. */
export function Logo({ url, size = 28 }: { url: string | null; size?: number }) {
  const sx = { width: size, height: size, borderRadius: '7px', flexShrink: 0 };
  const { mark } = brand();
  // Wide logos are shown whole, up to three times their height.
  const picture = url ?? mark;
  const { onLoad, plate } = useLogoPlate(picture, 3);
  if (picture !== null)
    return (
      <Box
        component="img"
        src={picture}
        alt=""
        onLoad={onLoad}
        sx={[{ ...sx, width: 'auto', minWidth: size, maxWidth: size * 3, objectFit: 'contain' }, plate]}
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...sx,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'fill.main',
        color: 'fill.text',
        border: 1,
        borderColor: 'fill.edge',
      }}
    >
      <BookOpen size={size * 0.58} strokeWidth={2.2} />
    </Box>
  );
}
