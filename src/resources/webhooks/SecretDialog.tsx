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
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** A webhook's secret, the only time that it is shown. A click outside of the dialog does not close it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
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
        <Box
          sx={{
            bgcolor: 'background.default',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            p: 2,
          }}
        >
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
        <CopyButton text={secret} label="webhooks.secret.copy" copied="webhooks.secret.copied" />
        <Button variant="contained" onClick={onClose}>
          {translate('webhooks.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
