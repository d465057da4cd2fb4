import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ExportSchedule } from '../../domain/entities/exportSchedule.ts';
import type { ExportOutcome } from '../../domain/scheduledExports.ts';
import type { Tone } from '../../domain/statuses.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

const tones: Record<ExportOutcome, Tone> = {
  NONE: 'neutral',
  NO_PERMISSION: 'notice',
  INACTIVE: 'notice',
  NO_PREMIUM: 'notice',
  FAILED: 'negative',
  QUEUED: 'accent',
  HELD: 'notice',
  SENT: 'positive',
};

/** Who gets a file, and what became of the last one. */
export function RecipientList({ schedule: { screen, recipients } }: { schedule: ExportSchedule }) {
  const translate = useTranslate();
  const place = useFormatContext();
  if (recipients.length === 0)
    return (
      <Typography variant="body2" color="warning.main">
        {translate('exports.noRecipients')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={translate('exports.recipientsOf', { screen: translate(`screens.${screen}`) })}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}
    >
      {recipients.map(({ customerId, name, outcome, isLinked, at, failure }) => (
        <Box
          component="li"
          key={customerId}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}
        >
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {name}
          </Typography>
          <span className={`status-chip ${tones[outcome]}`}>{translate(`exports.outcomes.${outcome}`)}</span>
          <Typography variant="caption" color="text.secondary">
            {[
              ...(at === null ? [] : [formatDateTime(at, place)]),
              ...(isLinked ? [translate('exports.isLinked')] : []),
              ...(failure === null ? [] : [failure]),
            ].join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
