import { Dialog, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnswerOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanApp } from './ScanApp.tsx';

type Secret = AnswerOf<typeof contract.session.startTwoFactor>;

interface Props {
  onClose: () => void;
  /** It is on, and the recovery codes are kept. */
  onDone?: () => void;
}

/** Turns the second factor on: confirm the password, scan, type the app's code, keep the recovery codes. */
export function TurnOnDialog({ onClose, onDone }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { write } = useWrite(contract.session.startTwoFactor, { onDone: setSecret });
  const finish = () => {
    onClose();
    onDone?.();
    void client.invalidateQueries({ queryKey: apiKey(contract.session.me) });
  };
  return (
    <Dialog
      open
      // The recovery codes are shown once: they are left by the button alone.
      onClose={codes === null ? onClose : undefined}
      aria-labelledby="two-factor-title"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="two-factor-title">
        {translate(codes === null ? 'myProfile.twoFactor.title' : 'myProfile.twoFactor.codesTitle')}
      </DialogTitle>
      {secret === null && (
        <ConfirmPassword
          text={translate('myProfile.twoFactor.confirmText')}
          onConfirm={body => write({ body })}
          onCancel={onClose}
        />
      )}
      {secret !== null && codes === null && (
        <ScanApp secret={secret} onConfirmed={setCodes} onCancel={onClose} />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onDone={finish} />}
    </Dialog>
  );
}
