import { Box, Typography } from '@mui/material';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Tone } from '../domain/statuses.ts';
import { drawingOf, type DrawingName } from './drawings/names.ts';

// What is said counts: where the drawing cannot be loaded there is none.
const Drawing = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('./drawings/Drawing.tsx').then(
    ({ Drawing: Drawn }) => ({ default: Drawn }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  tone: Tone;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** What is drawn; by the tone when absent. */
  drawing?: DrawingName | undefined;
  /** How much room it takes: a page of its own, or a place within one. */
  size?: 'page' | 'part';
}

/** Says something in the place of content: nothing there, something failed, something done. */
export function EmptyState({ tone, title, text, actions, drawing, size = 'page' }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: size === 'page' ? 8 : 4,
      }}
    >
      <Box
        aria-hidden
        sx={({ palette }) => ({
          width: size === 'page' ? 132 : 106,
          height: size === 'page' ? 100 : 80,
          mb: 0.5,
          color: palette.tones[tone],
          '--drawing-paper': palette.background.paper,
        })}
      >
        <Suspense>
          <Drawing name={drawing ?? drawingOf[tone]} />
        </Suspense>
      </Box>
      <Typography variant={size === 'page' ? 'h1' : 'h2'} component={size === 'page' ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography
          color="text.secondary"
          component="div"
          sx={{ maxWidth: 460, whiteSpace: 'pre-line', textWrap: 'balance' }}
        >
          {text}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
