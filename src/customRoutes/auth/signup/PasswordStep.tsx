import { Button, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { shape } from '../../../domain/entities/fields.ts';
import { newPassword } from '../../../engine/form/standalone/newPassword.ts';
import { NewPasswordFields } from '../../../engine/form/standalone/NewPasswordFields.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { Progress } from './Progress.tsx';
import type { Signup } from './useSignup.ts';

const schema = shape(newPassword);

/** The password. It is in this page's memory only, so a reload asks for it again. */
export function PasswordStep({ signup, email }: { signup: Signup; email: string }) {
  const translate = useTranslate();
  const form = useContractForm<{ password: string; confirmation: string }>({
    schema,
    defaultValues: { password: signup.password, confirmation: signup.password },
  });
  const next = form.submit(async ({ password }) => {
    signup.setPassword(password);
    await signup.go('account');
  });
  return (
    <AuthCard
      above={<Progress part="password" />}
      title={translate('door.signup.passwordTitle')}
      text={translate('door.signup.passwordText')}
      onSubmit={next}
    >
      <TextField label={translate('login.email')} value={email} autoComplete="username" disabled />
      <NewPasswordFields form={form} autoFocus />
      <Button type="submit" variant="contained" size="large">
        {translate('door.next')}
      </Button>
    </AuthCard>
  );
}
