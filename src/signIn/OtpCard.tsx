import { Button, Link as MuiLink, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { CodeField } from '../engine/form/standalone/CodeField.tsx';
import { FormProblem } from '../engine/form/standalone/FormProblem.tsx';
import { AuthCard } from '../ui/AuthCard.tsx';
import type { SignInFormState } from './useSignInForm.ts';

interface Props {
  form: SignInFormState;
  onBack: () => void;
}

/** The second factor: the authenticator app's digits, or a recovery code. */
export function OtpCard({ form, onBack }: Props) {
  const translate = useTranslate();
  const [isRecovery, setRecovery] = useState(false);
  const Field = isRecovery ? TextField : CodeField;
  return (
    <AuthCard
      title={translate('login.otp.title')}
      text={translate(isRecovery ? 'login.otp.recoveryText' : 'login.otp.text')}
      onSubmit={event => void form.submit(event)}
      below={
        <>
          <MuiLink component="button" type="button" onClick={onBack}>
            {translate('login.otp.back')}
          </MuiLink>
          <MuiLink
            component="button"
            type="button"
            onClick={() => {
              form.clearOtp();
              setRecovery(!isRecovery);
            }}
          >
            {translate(isRecovery ? 'login.otp.useApp' : 'login.otp.useRecovery')}
          </MuiLink>
        </>
      }
    >
      <FormProblem text={form.problem} />
      <Field
        key={String(isRecovery)}
        label={translate(isRecovery ? 'login.otp.recovery' : 'login.otp.code')}
        autoFocus
        required
        {...form.field('otp')}
      />
      <Button type="submit" variant="contained" size="large" disabled={form.isSubmitting}>
        {translate(form.isSubmitting ? 'login.submitting' : 'login.submit')}
      </Button>
    </AuthCard>
  );
}
