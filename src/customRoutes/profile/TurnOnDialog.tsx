import { Dialog, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanApp } from './ScanApp.tsx';

/** Turns the second factor on: scan, type the app's code, keep the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const finish = () => {
    onClose();
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
      {codes === null ? (
        <ScanApp onConfirmed={setCodes} onCancel={onClose} />
      ) : (
        <RecoveryCodes codes={codes} onDone={finish} />
      )}
    </Dialog>
  );
}
