import { Dialog, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes in place of the former ones, for who knows the password. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { write } = useWrite(contract.session.renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const finish = () => {
    onClose();
    void client.invalidateQueries({ queryKey: apiKey(contract.session.me) });
  };
  return (
    <Dialog
      open
      // The recovery codes are shown once: they are left by the button alone.
      onClose={codes === null ? onClose : undefined}
      aria-labelledby="new-codes-title"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="new-codes-title">
        {translate(codes === null ? 'myProfile.twoFactor.newCodes' : 'myProfile.twoFactor.codesTitle')}
      </DialogTitle>
      {codes === null ? (
        <ConfirmPassword
          text={translate('myProfile.twoFactor.newCodesText')}
          onConfirm={body => write({ body })}
          onCancel={onClose}
        />
      ) : (
        <RecoveryCodes codes={codes} onDone={finish} />
      )}
    </Dialog>
  );
}
