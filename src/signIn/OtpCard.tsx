import { useState } from 'react';
import { limits } from '../domain/limits.ts';
import { PlainCard } from './parts/PlainCard.tsx';
import { PlainField } from './parts/PlainField.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useSignInTools } from './SignInTools.ts';
import type { SignInFormState } from './useSignInForm.ts';

interface Props {
  form: SignInFormState;
  onBack: () => void;
}

/** Six digits that are typed, or put in by the phone that received them. */
const digits = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: limits.twoFactorCode.digits,
  pattern: '[0-9]*',
} as const;

/** The second factor: the authenticator app's digits, or a recovery code. */
export function OtpCard({ form, onBack }: Props) {
  const { translate } = useSignInTools();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <PlainCard
      title={translate('login.otp.title')}
      text={translate(isRecovery ? 'login.otp.recoveryText' : 'login.otp.text')}
      problem={form.problem}
      onSubmit={event => void form.submit(event)}
      below={
        <>
          <button type="button" className="sign-in-link" onClick={onBack}>
            {translate('login.otp.back')}
          </button>
          <button
            type="button"
            className="sign-in-link"
            onClick={() => {
              form.clearOtp();
              setRecovery(!isRecovery);
            }}
          >
            {translate(isRecovery ? 'login.otp.useApp' : 'login.otp.useRecovery')}
          </button>
        </>
      }
    >
      <PlainField
        key={String(isRecovery)}
        label={translate(isRecovery ? 'login.otp.recovery' : 'login.otp.code')}
        autoFocus
        required
        {...(isRecovery ? {} : digits)}
        {...form.field('otp')}
      />
      <SubmitButton isSubmitting={form.isSubmitting} />
    </PlainCard>
  );
}
