import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import type { Target } from '../../engine/drillDown/target.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';

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
    <DescriptionList
      layout="figures"
      mb={0}
      facts={figures.map(({ label, value, to, note }) => ({
        key: label,
        label,
        value: (
          <>
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
          </>
        ),
      }))}
    />
  );
}
