import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FormProblem } from '../../engine/form/standalone/FormProblem.tsx';

interface Props {
  /** Where its words are: `title`, `text` and `confirm`. */
  words: string;
  host: string;
  isDangerous: boolean;
  isBusy: boolean;
  /** Why it was refused. */
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done to a webhook, and stays with the refusal when it fails. */
export function ConfirmDialog({ words, host, isDangerous, isBusy, problem, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate(`${words}.title`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FormProblem text={problem} />
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`${words}.text`, { host })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={isBusy}
          onClick={onConfirm}
        >
          {translate(`${words}.confirm`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
