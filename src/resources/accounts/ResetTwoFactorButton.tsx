import { Button } from '@mui/material';
import { KeyRound } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Send } from '../../dataProvider/createRepeatableSend.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  label: string;
  /** The account that is reset. */
  name: string;
  reset: (send: Send) => Promise<unknown>;
}

/** Resets an account's two-factor authentication after a confirmation. */
export function ResetTwoFactorButton({ label, name, reset }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const change = useWrite((_: void, send) => reset(send), {
    invalidates: 'everything',
    onDone() {
      notify('accounts.resetTwoFactor.done', { type: 'success', messageArgs: { name } });
      setOpen(false);
    },
  });
  const open = () => {
    change.reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<KeyRound aria-hidden />} onClick={open}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={translate('accounts.resetTwoFactor.title', { name })}
          text={translate('accounts.resetTwoFactor.text')}
          confirmLabel={translate('accounts.resetTwoFactor.confirm')}
          isDangerous
          change={change}
          onConfirm={() => void change.run()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
