import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import type { Target } from '../../engine/drillDown/target.ts';

export interface Figure {
  label: string;
  value: string;
  to?: Target;
  /** Below the figure: what it has changed by. */
  note?: ReactNode;
}

/** Figures one below the other, with room to compare them. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="dl" sx={{ m: 0, flex: 1, display: 'grid', gridAutoRows: 'minmax(52px, 1fr)' }}>
      {figures.map(({ label, value, to, note }, index) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            borderTop: index === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" color="text.secondary" component="dt" noWrap sx={{ flexShrink: 0 }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.4 }}>
              <DrillDownLink to={to} label={`${label} ${value}`}>
                {value}
              </DrillDownLink>
            </Typography>
            {note && (
              <Typography variant="caption" component="div">
                {note}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
