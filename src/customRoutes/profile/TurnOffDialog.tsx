import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { PasswordField } from '../../engine/form/standalone/PasswordField.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';

/** Turns the second factor off, for who knows the password. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const form = useContractForm<{ currentPassword: string }>({
    schema: contract.session.endTwoFactor.body!,
    defaultValues: { currentPassword: '' },
  });
  const turnOff = async (body: { currentPassword: string }) => {
    await send(contract.session.endTwoFactor, { body });
    await client.invalidateQueries({ queryKey: apiKey(contract.session.me) });
    notify('myProfile.twoFactor.turnedOff', { type: 'success' });
  };
  return (
    <FormDialog
      title={translate('myProfile.twoFactor.turnOff')}
      form={form}
      save={turnOff}
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
