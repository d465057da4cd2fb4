import { Box, Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Webhook } from '../../domain/entities/webhook.ts';

/** The types of events that a webhook gets, in words. */
export function EventChips({
  webhook: { eventTypes, absentAt },
}: {
  webhook: Pick<Webhook, 'eventTypes' | 'absentAt'>;
}) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('webhooks.fields.eventTypes')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0, mt: 1.25 }}
    >
      {eventTypes.map(type => (
        <li key={type}>
          <Chip
            size="small"
            variant="outlined"
            label={
              type === 'student.absent' && absentAt
                ? `${translate(`webhooks.events.${type}`)} · ${absentAt.slice(0, 5)}`
                : translate(`webhooks.events.${type}`)
            }
          />
        </li>
      ))}
    </Box>
  );
}
