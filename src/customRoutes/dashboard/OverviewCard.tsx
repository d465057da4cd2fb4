import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import type { Target } from '../../engine/drillDown/target.ts';
import { Sparkline, sparklineWidth, type Course } from './Sparkline.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export interface OverviewFigure {
  key: string;
  label: string;
  /** Undefined while it is being counted. */
  value: string | undefined;
  to?: Target;
  /** What the figure is to be read against, and the records behind that. */
  note: string;
  noteTo?: Target;
  /** How it has developed; null until that is known, undefined where it is not shown. */
  course?: Course | null | undefined;
}

/** A figure of this moment: all of its card leads to what it counts, and its note to what that counts. */
export function OverviewCard({
  figure: { label, value, to, note, noteTo, course },
}: {
  figure: OverviewFigure;
}) {
  const id = useId();
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        minWidth: 0,
        containerType: 'inline-size',
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        transition: 'border-color 120ms',
        '&:has(a:hover)': { borderColor: 'text.secondary' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Typography
          id={id}
          variant="caption"
          color="text.secondary"
          component="p"
          sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}
        >
          {label}
        </Typography>
        {course !== undefined && (
          <Box
            sx={{
              width: sparklineWidth,
              height: 22,
              mb: '-3px',
              // Above the link of the card.
              position: 'relative',
              zIndex: 1,
              '@container (max-width: 8.5rem)': { display: 'none' },
            }}
          >
            {course && <Sparkline course={course} />}
          </Box>
        )}
      </Box>
      <Typography
        component="p"
        sx={{
          mt: 0.25,
          fontSize: 'clamp(1.125rem, 13cqi, 1.5rem)',
          fontWeight: 650,
          lineHeight: 1.3,
          letterSpacing: '-0.02em',
          // A figure of its own begins where its label does.
          fontFeatureSettings: 'normal',
          '& a': { display: 'inline-block', minWidth: 24, minHeight: 24 },
        }}
      >
        {value === undefined ? (
          <Skeleton width={48} />
        ) : (
          <DrillDownLink to={to} label={`${label} ${value}`} isStretched>
            {value}
          </DrillDownLink>
        )}
      </Typography>
      <Typography
        variant="caption"
        color="text.secondary"
        component="p"
        sx={{
          minHeight: 24,
          lineHeight: '24px',
          // Above the link that takes all of the card, and large enough to be touched.
          '& a': { position: 'relative', zIndex: 1, display: 'inline-block', minWidth: 24, minHeight: 24 },
        }}
      >
        {noteTo ? <DrillDownLink to={noteTo}>{note}</DrillDownLink> : note}
      </Typography>
    </Box>
  );
}
