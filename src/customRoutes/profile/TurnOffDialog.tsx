import { Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { session } from '../../contract/session.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { PasswordField } from '../../engine/form/standalone/PasswordField.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';

/** Turns the second factor off, for who knows the password. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useContractForm<{ currentPassword: string }>({
    schema: session.endTwoFactor.body!,
    defaultValues: { currentPassword: '' },
  });
  const { write } = useWrite(contract.session.endTwoFactor, {
    invalidates: [contract.session.me],
    onDone: () => notify('myProfile.twoFactor.turnedOff', { type: 'success' }),
  });
  return (
    <FormDialog
      title={translate('myProfile.twoFactor.turnOff')}
      form={form}
      save={body => write({ body })}
      place={null}
      onClose={onClose}
      submitLabel={translate('myProfile.twoFactor.turnOff')}
      tone="error"
    >
      <Typography variant="body2" color="text.secondary">
        {translate('myProfile.twoFactor.turnOffText')}
      </Typography>
      <PasswordField
        label={translate('myProfile.password.current')}
        autoComplete="current-password"
        autoFocus
        required
        {...form.field('currentPassword')}
      />
    </FormDialog>
  );
}
