import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Notification } from '../../domain/entities/notification.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import type { DisplayName } from '../../engine/displays/displays.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { RecipientCell } from './RecipientCell.tsx';
import { SenderCell } from './SenderCell.tsx';

const facts: readonly (readonly [keyof Notification & string, DisplayName])[] = [
  ['recipientEmail', 'email'],
  ['trigger', 'templateTrigger'],
  ['channel', 'notificationChannel'],
  ['heldFrom', 'dateTime'],
  ['scheduledAt', 'dateTime'],
  ['sentAt', 'dateTime'],
];

/** To whom, by what way and when a message goes. */
export function NoticeFacts({ notice }: { notice: Notification }) {
  const translate = useTranslate();
  const { timeZone } = usePlace();
  const field = (source: string) => translate(`resources.notifications.fields.${source}`);
  const rows = [
    [field('recipientName'), <RecipientCell key="recipient" record={notice} />] as const,
    ...facts
      .filter(([source]) => notice[source] !== null && notice[source] !== '')
      .map(
        ([source, as]) =>
          [field(source), <DisplayValue key={source} as={as} value={notice[source]} />] as const,
      ),
    [field('createdByName'), <SenderCell key="sender" record={notice} />] as const,
  ];
  return (
    <div>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(104px, auto) 1fr',
          columnGap: 2,
          rowGap: 0.75,
          m: 0,
        }}
      >
        {rows.map(([label, value]) => (
          <Typography key={label} variant="body2" component="div" sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Typography>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        {translate('notices.zone', { zone: timeZone })}
      </Typography>
    </div>
  );
}
