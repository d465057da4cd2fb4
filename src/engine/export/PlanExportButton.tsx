import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { Download } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { fileNameOf } from './fileName.ts';
import type { ExportPlan } from './plan.ts';
import { useExport } from './useExport.ts';

/** Writes a file by a plan that is made when it is wanted, and shows how far it is. */
export function PlanExportButton({
  planOf,
  label = 'list.export',
  isSmall = false,
}: {
  planOf: () => ExportPlan;
  /** The key of what the button says. */
  label?: string;
  isSmall?: boolean;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { progress, start, stop } = useExport();

  const run = () => {
    const plan = planOf();
    start(plan, fileNameOf(plan.sheetName, plan.place.timeZone, new Date()));
  };
  const cancel = () => {
    stop();
    notify('exporting.cancelled');
  };

  return (
    <>
      <Button
        variant={isSmall ? 'text' : 'outlined'}
        size={isSmall ? 'small' : 'medium'}
        color="inherit"
        startIcon={<Download aria-hidden />}
        onClick={run}
        disabled={progress !== null}
      >
        {translate(label)}
      </Button>
      {progress && (
        <Dialog
          open
          onClose={cancel}
          aria-labelledby="export-title"
          maxWidth="xs"
          fullWidth
          transitionDuration={0}
          disableScrollLock
        >
          <DialogTitle id="export-title">{translate('exporting.title')}</DialogTitle>
          <DialogContent>
            <Box sx={{ display: 'grid', gap: 1.25, pt: 1 }}>
              <LinearProgress
                aria-label={translate('exporting.title')}
                variant={progress.percent === null ? 'indeterminate' : 'determinate'}
                value={progress.percent ?? 0}
              />
              <Typography variant="body2" color="text.secondary" role="status">
                {progress.text}
              </Typography>
            </Box>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={cancel}>
              {translate('exporting.cancel')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
