import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { RefusalList } from '../../engine/actions/RefusalList.tsx';
import type { ActionPreview } from '../../engine/actions/verdicts.ts';

/** What would become of the students: how many go, and who does not for which reason. */
export function Forecast({ verdicts }: { verdicts: ActionPreview }) {
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
          <RefusalList
            verdicts={verdicts}
            textOf={(code, count) => `${translate(`choices.moveRefusal.${code}`)} · ${count}`}
            shownNames={8}
          />
        </>
      )}
    </div>
  );
}
