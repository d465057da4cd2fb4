import { Box, keyframes, type SxProps, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

interface Props {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/**
 * The skeletons in place of what is loading. They pulse as one, after a moment: an animation of each would be a layer of each for
 * the compositor, and one of whatever is drawn after it.
 */
export function SkeletonGroup({ children, sx = [] }: Props) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('app.loading')}
      sx={
        [
          { animation: `${pulse} 1.8s ease-in-out 0.6s infinite` },
          ...(Array.isArray(sx) ? (sx as readonly SxProps<Theme>[]) : [sx]),
        ] as SxProps<Theme>
      }
    >
      {children}
    </Box>
  );
}
