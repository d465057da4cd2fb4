import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { CreatedApiKey } from '../../domain/entities/apiKey.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** A new key's secret, the only time that it is shown: until it is copied, the dialog is left by its button alone. */
export function SecretDialog({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog open onClose={isCopied ? onClose : undefined} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('apiKeys.secret.title', { name: created.key.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('apiKeys.secret.text')}
        </Typography>
        <Box
          component="code"
          data-testid="secret"
          sx={{
            p: 2,
            borderRadius: 1,
            bgcolor: theme => theme.palette.sunken,
            fontFamily: 'monospace',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {created.secret}
        </Box>
        <CopyButton
          text={created.secret}
          label="apiKeys.copy"
          copied="apiKeys.copied"
          onCopied={() => setCopied(true)}
          sx={{ justifySelf: 'start' }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('apiKeys.secret.stored')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
