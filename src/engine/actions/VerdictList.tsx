import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { capLimits } from '../../domain/capLimits.ts';
import { refusals, type Verdicts } from './verdicts.ts';

const shownNames = 5;

/** Why records are refused, with who they are. */
export function VerdictList({ verdicts }: { verdicts: Verdicts }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {refusals(verdicts).map(({ code, names }) => (
        <Box
          component="li"
          key={code}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            px: 1.5,
            py: 1,
            bgcolor: 'background.default',
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {translate(`errors.${code}`, {
              limit: capLimits[code] ?? verdicts.limit ?? '',
              _: translate('errors.UNKNOWN'),
            })}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {names.slice(0, shownNames).filter(Boolean).join(', ')}
            {names.length > shownNames && ` ${translate('actions.andMore', names.length - shownNames)}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
