import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { Copy } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';

/** A webhook's secret, the only time that it is shown. A click beside the dialog does not close it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify('webhooks.secret.copied', { type: 'success' });
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate('webhooks.secret.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{translate('webhooks.secret.once')}</Alert>
        <Box sx={{ bgcolor: 'sunken', borderRadius: '12px', p: 2 }}>
          <Typography
            component="output"
            aria-label={translate('webhooks.secret.label')}
            sx={{
              display: 'block',
              overflowWrap: 'anywhere',
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
              fontSize: '0.9375rem',
            }}
          >
            {secret}
          </Typography>
        </Box>
        <Typography variant="body2" color="text.secondary">
          {translate('webhooks.secret.text')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {translate('webhooks.secret.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('webhooks.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
