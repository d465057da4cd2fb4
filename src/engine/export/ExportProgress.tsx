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
import { useTranslate } from 'ra-core';

interface Props {
  progress: { percent: number | null; text: string };
  onCancel: () => void;
}

/** How far a file is that is being written. */
export function ExportProgress({ progress, onCancel }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={onCancel}
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
            sx={{ '& .MuiLinearProgress-bar': { transition: 'none' } }}
          />
          <Typography variant="body2" color="text.secondary" role="status">
            {progress.text}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('exporting.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
