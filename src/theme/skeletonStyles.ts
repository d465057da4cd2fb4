import { alpha } from '@mui/material/styles';

/** Global styles of `Skeleton`, after those of MUI's. */
export const skeletonStyles = (text: string, { isDark }: { isDark: boolean }) => ({
  '.MuiSkeleton-root': {
    display: 'block',
    height: '1.2em',
    backgroundColor: alpha(text, isDark ? 0.13 : 0.11),
  },
  '.MuiSkeleton-rounded': { borderRadius: '8px' },
  '.MuiSkeleton-text': {
    height: 'auto',
    borderRadius: '8px / 13.3px',
    transform: 'scale(1, 0.6)',
    transformOrigin: '0 55%',
  },
  // As high as a line.
  '.MuiSkeleton-text:empty::before': { content: '"\\00a0"' },
});
