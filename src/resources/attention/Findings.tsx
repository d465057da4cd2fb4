import { Box, Typography } from '@mui/material';
import type { AttentionEntry } from '../../domain/entities/attention.ts';
import { useFindingText } from './useFindingText.ts';

/** Why a student needs attention, a line for each reason. */
export function Findings({ record: { findings } }: { record: Pick<AttentionEntry, 'findings'> }) {
  const textOf = useFindingText();
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25, whiteSpace: 'normal' }}
    >
      {findings.map(finding => {
        const { figures, since, handled } = textOf(finding);
        return (
          <li key={finding.rule}>
            <Typography variant="body2" component="span">
              {figures}
            </Typography>{' '}
            <Typography
              variant="caption"
              component="span"
              color="text.secondary"
              sx={{ whiteSpace: 'nowrap' }}
            >
              {since}
            </Typography>
            {handled && (
              <Typography variant="caption" component="p" color="text.secondary">
                {handled}
              </Typography>
            )}
          </li>
        );
      })}
    </Box>
  );
}
