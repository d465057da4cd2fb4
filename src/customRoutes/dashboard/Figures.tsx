import { Box, Typography } from '@mui/material';
import { FigureLink, type Target } from './FigureLink.tsx';

export interface Figure {
  label: string;
  value: string;
  to?: Target;
}

/** A few figures side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
      }}
    >
      {figures.map(({ label, value, to }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column' }}>
          <Typography variant="caption" color="text.secondary" component="dt">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }}>
            {to ? <FigureLink to={to}>{value}</FigureLink> : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
