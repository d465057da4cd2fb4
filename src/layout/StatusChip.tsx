import { Box } from '@mui/material';
import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { statuses, type StatusKind, type Tone } from '../domain/statuses.ts';

const pictures: Record<Tone, LucideIcon> = {
  positive: CircleCheck,
  notice: CircleDashed,
  negative: CircleAlert,
  neutral: Ban,
  accent: CircleDot,
};

/** A state as picture, word and colour, never colour alone. */
export function StatusChip({ kind, value }: { kind: StatusKind; value: string }) {
  const translate = useTranslate();
  const tone = (statuses[kind] as Record<string, Tone>)[value] ?? 'neutral';
  const Picture = pictures[tone];
  return (
    <Box
      component="span"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        px: '7px',
        py: '2px',
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 550,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
        color: theme.palette.tones[tone],
        backgroundColor: `color-mix(in srgb, ${theme.palette.tones[tone]} ${theme.palette.mode === 'dark' ? 14 : 9}%, ${theme.palette.background.paper})`,
      })}
    >
      <Picture size={13} strokeWidth={2.4} aria-hidden />
      {translate(`statuses.${kind}.${value}`)}
    </Box>
  );
}
