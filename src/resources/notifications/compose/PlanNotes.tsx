import { Alert, Box, Typography } from '@mui/material';
import groupBy from 'lodash/groupBy';
import { useTranslate } from 'ra-core';
import type { NoticePlan } from '../../../domain/entities/notification.ts';

const shownNames = 5;

/** How many get a notice, and a clear word about those who cannot. */
export function PlanNotes({ plan }: { plan: NoticePlan }) {
  const translate = useTranslate();
  const { recipientCount, unreachableCount, unreachable } = plan;
  const reachable = recipientCount - unreachableCount;
  const byReason = Object.entries(groupBy(unreachable, ({ reason }) => reason));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {translate('notices.reaches', reachable)}
      </Typography>
      {unreachableCount > 0 && (
        <Alert severity="warning" role="alert">
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate('notices.unreachable', unreachableCount)}
          </Typography>
          {byReason.map(([reason, people]) => (
            <Typography key={reason} variant="body2">
              {translate(`choices.notificationReason.${reason}`)}
              {': '}
              {people
                .slice(0, shownNames)
                .map(({ name }) => name)
                .join(', ')}
              {people.length > shownNames && ` ${translate('actions.andMore', people.length - shownNames)}`}
            </Typography>
          ))}
        </Alert>
      )}
    </Box>
  );
}
