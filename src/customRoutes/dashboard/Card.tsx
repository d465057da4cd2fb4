import { Box, Card as MuiCard, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  caption?: ReactNode;
  /** Next to the title: where it leads, what is chosen. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the dashboard, under its heading. */
export function Card({ title, caption, action, children }: Props) {
  const id = useId();
  return (
    <MuiCard
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {caption && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1 }}>
          {caption}
        </Typography>
      )}
      {children}
    </MuiCard>
  );
}
