import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useWatch, type Control, type Path } from 'react-hook-form';
import type { ContractForm } from './useContractForm.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPassword {
  password: string;
  confirmation: string;
}

/** A new password and its repetition, with the rules ticked off while typing. */
export function NewPasswordFields<T extends NewPassword>({
  form,
  autoFocus = false,
}: {
  form: ContractForm<T>;
  autoFocus?: boolean;
}) {
  const translate = useTranslate();
  const id = useId();
  const password = useWatch({ control: form.control as unknown as Control<NewPassword>, name: 'password' });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PasswordField
          label={translate('password.new')}
          autoComplete="new-password"
          autoFocus={autoFocus}
          required
          {...form.field('password' as Path<T>)}
        />
        <PasswordRules password={password} id={id} />
      </Box>
      <PasswordField
        label={translate('password.confirmation')}
        autoComplete="new-password"
        required
        {...form.field('confirmation' as Path<T>)}
      />
    </>
  );
}
