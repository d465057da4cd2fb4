import { Box, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { Keys } from '../keyboard/Keys.tsx';
import type { PaletteEntry } from './entry.ts';

/** A line of the palette: its icon, its name, where it belongs, and the keys that do the same. */
export function PaletteOption({
  entry: { Icon, title, subtitle, keys },
  ...props
}: { entry: PaletteEntry } & HTMLAttributes<HTMLLIElement>) {
  return (
    <Box component="li" {...props} sx={{ gap: 1.25, borderRadius: 1, minHeight: '40px !important' }}>
      <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon size={17} aria-hidden />
      </Box>
      <Typography variant="body2" noWrap sx={{ fontWeight: 550, flexShrink: 0, maxWidth: '70%' }}>
        {title}
      </Typography>
      <Typography variant="caption" color="text.secondary" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {subtitle}
      </Typography>
      {keys && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <Keys keys={keys} />
        </Box>
      )}
    </Box>
  );
}
