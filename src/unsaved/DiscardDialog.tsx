import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useSyncExternalStore } from 'react';
import { currentQuestion, onQuestion } from './confirmDiscard.ts';

/** Asks before something that was typed is discarded; Escape and a click outside keep it. */
export function DiscardDialog() {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  if (question === null) return null;
  const { leaving, answer } = question;
  const keep = () => answer(false);
  const isSigningOut = leaving.by === 'signingOut';
  return (
    <Dialog
      open
      onClose={keep}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate('unsaved.title')}</DialogTitle>
      <DialogContent>
        <Typography id={textId} color="text.secondary">
          {isSigningOut ? translate('unsaved.signOutText', leaving.count) : translate('unsaved.text')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => answer(true)}>
          {translate(isSigningOut ? 'unsaved.signOut' : 'unsaved.discard')}
        </Button>
        <Button variant="contained" autoFocus onClick={keep}>
          {translate('unsaved.keepEditing')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
