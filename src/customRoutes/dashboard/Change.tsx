import { Box } from '@mui/material';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatRate } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';

/** How a figure has changed, in percent of what it was; in words and by an arrow, never by colour alone. */
export function Change({ now, before }: { now: number; before: number }) {
  const translate = useTranslate();
  const place = usePlace();
  if (before === 0) return <>{translate('insight.noBefore')}</>;
  const change = now / before - 1;
  const isSame = Math.abs(change) < 0.0005;
  const Picture = isSame ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const tone = isSame ? 'neutral' : change > 0 ? 'positive' : 'negative';
  const sign = change > 0 ? '+' : '−';
  return (
    <Box
      component="span"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: theme.palette.tones[tone],
        fontWeight: 550,
      })}
    >
      <Picture size={16} aria-hidden />
      {isSame
        ? translate('insight.noChange')
        : translate('insight.change', { change: sign + formatRate(Math.abs(change), place) })}
    </Box>
  );
}
