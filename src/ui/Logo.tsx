import { Box } from '@mui/material';
import { BookOpen } from 'lucide-react';

/** The academy's logo, or the product's. It has no alt text, because the name is beside it. */
export function Logo({ url, size = 28 }: { url: string | null; size?: number }) {
  const sx = { width: size, height: size, borderRadius: '7px', flexShrink: 0 };
  // Wide logos are shown whole, up to three times their height.
  if (url !== null)
    return (
      <Box
        component="img"
        src={url}
        alt=""
        sx={{ ...sx, width: 'auto', minWidth: size, maxWidth: size * 3, objectFit: 'contain' }}
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...sx,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <BookOpen size={size * 0.58} strokeWidth={2.2} />
    </Box>
  );
}
