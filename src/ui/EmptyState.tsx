import { Box, Typography } from '@mui/material';
import { CircleAlert, CircleCheck, Construction, Inbox, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../domain/statuses.ts';

const icons: Record<Tone, LucideIcon> = {
  positive: CircleCheck,
  notice: Construction,
  negative: CircleAlert,
  neutral: SearchX,
  accent: Inbox,
};

interface Props {
  tone: Tone;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** How much room it takes: a page of its own, or a place within one. */
  size?: 'page' | 'part';
}

/** Says something in the place of content: nothing there, something failed, something done. */
export function EmptyState({ tone, title, text, actions, size = 'page' }: Props) {
  const Icon = icons[tone];
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
        py: size === 'page' ? 10 : 6,
      }}
    >
      <Box
        aria-hidden
        sx={theme => ({
          width: 48,
          height: 48,
          mb: 1,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '14px',
          color: theme.palette.tones[tone],
          backgroundColor: `color-mix(in srgb, ${theme.palette.tones[tone]} 12%, transparent)`,
        })}
      >
        <Icon size={24} strokeWidth={1.9} />
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
