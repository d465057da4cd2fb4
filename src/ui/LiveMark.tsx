import { Box } from '@mui/material';
import { Radio, RefreshCw, WifiOff, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useConnectionStatus, type ConnectionStatus } from '../dataProvider/live/connectionStatus.ts';
import { AsOf } from './AsOf.tsx';
import type { Tone } from '../domain/statuses.ts';

const looks: Record<ConnectionStatus, { tone: Tone; picture: LucideIcon }> = {
  connecting: { tone: 'neutral', picture: RefreshCw },
  live: { tone: 'positive', picture: Radio },
  polling: { tone: 'neutral', picture: RefreshCw },
  lost: { tone: 'negative', picture: WifiOff },
};

/** Says whether what is shown is live. */
export function LiveMark() {
  const translate = useTranslate();
  const contact = useConnectionStatus();
  const { tone, picture: Picture } = looks[contact];
  return (
    <Box
      component="span"
      role="status"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        fontSize: '0.8125rem',
        fontWeight: 550,
        color: theme.palette.tones[tone],
        ...(contact === 'live'
          ? {
              '& svg': { animation: 'live-breathe 2.4s ease-in-out infinite' },
              '@keyframes live-breathe': { '50%': { opacity: 0.35 } },
            }
          : {}),
      })}
    >
      <Picture size={14} strokeWidth={2.4} aria-hidden />
      {translate(`live.contact.${contact}`)}
      {contact === 'lost' && <AsOf />}
    </Box>
  );
}
