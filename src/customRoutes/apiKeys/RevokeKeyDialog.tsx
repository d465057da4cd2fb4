import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ApiKey } from '../../domain/entities/apiKey.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';

interface Props {
  apiKey: ApiKey;
  revoke: () => Promise<unknown>;
  onRevoked: () => unknown;
  onClose: () => void;
}

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog({ apiKey: { name }, revoke, onRevoked, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const problemText = useProblemText();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await revoke();
      notify('apiKeys.revoked', { type: 'success', messageArgs: { name } });
      onClose();
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setBusy(false);
      void onRevoked();
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('apiKeys.revokeTitle', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{translate('apiKeys.revokeText')}</Typography>
        {failure !== null && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={isBusy} onClick={() => void confirm()}>
          {translate('apiKeys.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
