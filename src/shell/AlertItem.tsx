import { Box, Typography } from '@mui/material';
import { CameraOff, Coffee, UserRoundX, type LucideIcon } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import type { AlertKind } from '../domain/choices.ts';
import type { Alert } from '../domain/entities/notification.ts';
import { can } from '../domain/permissions.ts';
import type { Tone } from '../domain/statuses.ts';
import { pathOf, pathOfRecord, screens } from '../screens.ts';
import { AlertHandling } from './AlertHandling.tsx';
import { formatAgo } from './formatAgo.ts';
import { LiveText } from '../ui/LiveText.tsx';

const looks: Record<AlertKind, { picture: LucideIcon; tone: Tone }> = {
  CAMERA_OFF: { picture: CameraOff, tone: 'negative' },
  ABSENCE: { picture: UserRoundX, tone: 'notice' },
  BREAK: { picture: Coffee, tone: 'accent' },
};

/** One alert: who, what, where and when; it leads to the student on the wall. */
export function AlertItem({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { session } = useSession();
  const { picture: Picture, tone } = looks[alert.kind];
  const ago = useCallback((now: number) => formatAgo(alert.occurredAt, now, locale), [alert, locale]);
  const path = can(session, screens.studyStatus.access)
    ? pathOf('studyStatus', undefined, { student: alert.userId })
    : pathOfRecord('roomHistory', alert.roomId);
  return (
    <Box component="li" sx={{ '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={path}
        onClick={onOpen}
        sx={theme => ({
          display: 'grid',
          gridTemplateColumns: '36px 1fr 10px',
          alignItems: 'center',
          columnGap: 1.5,
          px: 2,
          py: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
        })}
      >
        <Box
          aria-hidden
          sx={theme => ({
            width: 36,
            height: 36,
            borderRadius: '10px',
            display: 'grid',
            placeItems: 'center',
            color: theme.palette.tones[tone],
            backgroundColor: `color-mix(in srgb, ${theme.palette.tones[tone]} 12%, transparent)`,
          })}
        >
          <Picture size={18} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: alert.read ? 450 : 650 }}>
            {alert.name}
            <Box component="span" sx={{ fontWeight: 450, ml: 0.75 }}>
              {translate(`bell.text.${alert.kind}`)}
            </Box>
          </Typography>
          <Typography variant="caption" color="text.secondary" noWrap component="div">
            {alert.roomName && `${alert.roomName} · `}
            <LiveText text={ago} />
          </Typography>
        </Box>
        {!alert.read && (
          <Box
            role="img"
            aria-label={translate('bell.unread')}
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }}
          />
        )}
      </Box>
      <AlertHandling alert={alert} />
    </Box>
  );
}
