import { Button } from '@mui/material';
import { CalendarX } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Cancels the closing of an academy for its owner, after a confirmation. */
export function CancelClosingButton({ groupId, name }: { groupId: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const change = useWrite(contract.admin.cancelClosing, {
    invalidates: 'everything',
    onDone() {
      notify('closing.pending.cancelled', { type: 'success' });
      setOpen(false);
    },
  });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CalendarX aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate('closing.pending.cancel')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={translate('closing.pending.confirmTitle', { name })}
          text={translate('closing.pending.confirmText')}
          confirmLabel={translate('closing.pending.cancel')}
          change={change}
          onConfirm={() => void change.run({ params: { groupId } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
