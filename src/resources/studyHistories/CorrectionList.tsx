import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatSeconds } from '../../domain/format.ts';
import type { StudyTimeline } from '../../domain/entities/study.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

/** What a record was corrected from and to, why, by whom and when; newest first. */
export function CorrectionList({ corrections }: Pick<StudyTimeline, 'corrections'>) {
  const translate = useTranslate();
  const place = useFormatContext();
  if (corrections.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('records.uncorrected')}
      </Typography>
    );
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {corrections.map(({ correctedAt, correctedBy, reason, beforeSeconds, afterSeconds }) => (
        <li key={`${correctedAt} ${afterSeconds}`}>
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {formatSeconds(beforeSeconds)} → {formatSeconds(afterSeconds)}
          </Typography>
          <Typography variant="body2">{reason}</Typography>
          <Typography variant="caption" color="text.secondary">
            {correctedBy} · {formatDateTime(correctedAt, place)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
