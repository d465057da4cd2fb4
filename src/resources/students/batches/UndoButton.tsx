import { Button } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import type { BatchDetails } from '../../../contract/batches.ts';
import { contract } from '../../../contract/index.ts';
import { useUndoBatch } from '../../../hooks/useUndoBatch.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Undoes an import or a bulk change, after a question; for users who may, as long as it can be undone. */
export function UndoButton({ batch: { batchId, action, undoableUntil } }: { batch: BatchDetails }) {
  const translate = useTranslate();
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
        <ConfirmDialog
          title={translate(`${words}.title`)}
          text={`${translate(action === 'import' ? `${words}.import` : `${words}.text`)} ${translate(`${words}.kept`)}`}
          confirmLabel={translate(`${words}.confirm`)}
          change={undo}
          onConfirm={() => void undo.run([batchId])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
