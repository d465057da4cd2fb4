import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { refusals, type Verdicts } from '../../engine/actions/verdicts.ts';

const shownNames = 8;

/** What would become of the students: how many go, and who does not for which reason. */
export function Forecast({ verdicts }: { verdicts: Verdicts }) {
  const translate = useTranslate();
  const { doneCount, refusedCount } = verdicts;
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600 }}>{translate('migrations.forecast.go', doneCount)}</Typography>
      {refusedCount > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {translate('migrations.forecast.stay', refusedCount)}
          </Typography>
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
                  {translate(`choices.moveRefusal.${code}`)} · {names.length}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {names.filter(Boolean).slice(0, shownNames).join(', ')}
                  {names.length > shownNames && ` ${translate('actions.andMore', names.length - shownNames)}`}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </div>
  );
}
