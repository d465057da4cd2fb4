import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Notification } from '../../domain/entities/notification.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import type { DisplayName } from '../../engine/displays/displays.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { RecipientCell } from './RecipientCell.tsx';
import { SenderCell } from './SenderCell.tsx';

const shown: readonly (readonly [keyof Notification & string, DisplayName])[] = [
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
  const { timeZone } = useFormatContext();
  const fact = (key: string, value: ReactNode) => ({
    key,
    label: translate(`resources.notifications.fields.${key}`),
    value,
  });
  return (
    <div>
      <DescriptionList
        mb={0}
        facts={[
          fact('recipientName', <RecipientCell record={notice} />),
          ...shown
            .filter(([source]) => notice[source] !== null && notice[source] !== '')
            .map(([source, as]) => fact(source, <DisplayValue as={as} value={notice[source]} />)),
          fact('createdByName', <SenderCell record={notice} />),
        ]}
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        {translate('notices.zone', { zone: timeZone })}
      </Typography>
    </div>
  );
}
