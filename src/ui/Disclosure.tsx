import { Box, type SxProps, type Theme } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  summary: ReactNode;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** What is shown once its summary is pressed: the browser's own disclosure, with the arrow of the console. */
export function Disclosure({ summary, children, sx }: Props) {
  return (
    <Box
      component="details"
      sx={[{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          py: 0.5,
          cursor: 'pointer',
          fontSize: '0.875rem',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { flexShrink: 0, color: 'text.secondary' },
        }}
      >
        <ChevronRight size={16} aria-hidden />
        {summary}
      </Box>
      {children}
    </Box>
  );
}
