import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ApiKey } from '../../domain/entities/apiKey.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { KeyCalls } from './keyCalls.ts';

interface Props {
  apiKey: ApiKey;
  calls: KeyCalls;
  onClose: () => void;
}

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog({ apiKey, calls, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { name } = apiKey;
  const revoke = useWrite(calls.revoke, {
    invalidates: [calls.list],
    onDone: () => {
      notify('apiKeys.revoked', { type: 'success', messageArgs: { name } });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('apiKeys.revokeTitle', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{translate('apiKeys.revokeText')}</Typography>
        {revoke.problemText !== null && (
          <Alert severity="error" role="alert">
            {revoke.problemText}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={revoke.isBusy}
          onClick={() => void revoke.run(apiKey)}
        >
          {translate('apiKeys.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
