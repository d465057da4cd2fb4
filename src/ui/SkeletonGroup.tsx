import { Box } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  sx?: SystemStyleObject;
}

/**
 * The skeletons in place of what is loading. They pulse as one, after a moment: an animation of each would be a layer of each for
 * the compositor, and one of whatever is drawn after it.
 */
export function SkeletonGroup({ children, sx }: Props) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('app.loading')}
      sx={{
        '@keyframes pulse': { '50%': { opacity: 0.5 } },
        animation: 'pulse 2s 0.5s infinite',
        ...sx,
      }}
    >
      {children}
    </Box>
  );
}
