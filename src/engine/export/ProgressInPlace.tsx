import { Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { useExport } from './useExport.ts';

type Export = ReturnType<typeof useExport>;

/** How far an export is, in the place of the buttons that start it. */
export function ProgressInPlace({
  progress,
  stop,
}: {
  progress: NonNullable<Export['progress']>;
  stop: Export['stop'];
}) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="caption" role="status" sx={{ alignSelf: 'center' }}>
        {progress.text}
      </Typography>
      <LinearProgress
        aria-label={translate('exporting.title')}
        variant={progress.percent === null ? 'indeterminate' : 'determinate'}
        value={progress.percent ?? 0}
        sx={{ width: 96, alignSelf: 'center' }}
      />
      <Button color="inherit" onClick={stop}>
        {translate('exporting.cancel')}
      </Button>
    </>
  );
}
