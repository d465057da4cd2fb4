import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import type { BatchDetails } from '../../../contract/batches.ts';
import { contract } from '../../../contract/index.ts';
import { FormProblem } from '../../../engine/form/standalone/FormProblem.tsx';
import { useUndoBatch } from '../../../hooks/useUndoBatch.ts';

/** Undoes an import or a bulk change, after a question; for users who may, as long as it can be undone. */
export function UndoButton({ batch: { batchId, action, undoableUntil } }: { batch: BatchDetails }) {
  const translate = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const mayUndo = useMayCall(contract.batches.undo);
  const undo = useUndoBatch({ onDone: () => setOpen(false) });
  if (undoableUntil === null || !mayUndo) return null;
  const words = 'accounts.batches.undo';
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Undo2 aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate(`${words}.label`)}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={undo.isBusy ? undefined : () => setOpen(false)}
          aria-labelledby={titleId}
          maxWidth="xs"
          fullWidth
        >
          <DialogTitle id={titleId}>{translate(`${words}.title`)}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Typography color="text.secondary">
              {translate(action === 'import' ? `${words}.import` : `${words}.text`)}{' '}
              {translate(`${words}.kept`)}
            </Typography>
            <FormProblem text={undo.problemText} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={undo.isBusy} onClick={() => setOpen(false)}>
              {translate('app.cancel')}
            </Button>
            <Button variant="contained" disabled={undo.isBusy} onClick={() => void undo.run([batchId])}>
              {translate(`${words}.confirm`)}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
