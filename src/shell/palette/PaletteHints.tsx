import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Keys } from '../keyboard/Keys.tsx';

const hints = { move: '↑>↓', choose: 'Enter', leave: 'Esc' } as const;

/** How the palette is used, at its foot; on a phone there are no keys. */
export function PaletteHints() {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        mx: -1.5,
        mt: 1,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {translate('app.palette.hint')}
      </Box>
      {Object.entries(hints).map(([name, keys]) => (
        <Box
          key={name}
          component="span"
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, alignItems: 'center', gap: 0.75 }}
        >
          <Keys keys={keys} />
          {translate(`app.palette.keys.${name}`)}
        </Box>
      ))}
    </Box>
  );
}
