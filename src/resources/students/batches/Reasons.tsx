import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { BatchDetails } from '../../../contract/batches.ts';
import { useReasonText } from './useReasonText.ts';

interface Props {
  title: string;
  reasons: BatchDetails['refusals'];
  batch: BatchDetails;
}

/** Why rows were refused or not put back, with how many rows each reason was given for. */
export function Reasons({ title, reasons, batch }: Props) {
  const translate = useTranslate();
  const { labelOf, textOf } = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {reasons.map(each => {
          const { field, reason, count } = each;
          const label = labelOf(field);
          const message = textOf(batch, each);
          return (
            <Box
              component="li"
              key={`${field} ${reason}`}
              sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1 }}
            >
              <Typography variant="body2" sx={{ fontWeight: 550 }}>
                {label === '' ? message : translate('accounts.batches.reason', { field: label, message })}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {translate('accounts.batches.rows', count)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
