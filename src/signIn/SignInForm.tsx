import { useState } from 'react';
import type { Problem } from '../contract/shapes.ts';
import { runtime } from '../runtime.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { OtpCard } from './OtpCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import type { SignInValues } from './SignInValues.ts';
import { useSignInForm } from './useSignInForm.ts';

interface Props {
  /** Signs in and leads on; resolves to the problem of a refusal, or to null. */
  signIn: (values: SignInValues) => Promise<Problem | null>;
}

/** Signing in: email and password, then the second factor where there is one. */
export function SignInForm({ signIn }: Props) {
  const [asksOtp, setAsksOtp] = useState(false);
  const form = useSignInForm(async values => {
    const problem = await signIn(values);
    if (problem?.code !== 'OTP_REQUIRED') return problem;
    setAsksOtp(true);
    return null;
  });
  const back = () => {
    form.clearOtp();
    setAsksOtp(false);
  };
  if (asksOtp) return <OtpCard form={form} onBack={back} />;
  return (
    <>
      <PasswordCard form={form} />
      {runtime.demo && (
        <DemoAccounts
          accounts={runtime.demo}
          onChoose={({ email, password }) =>
            void form.sendValues({ userId: email, passwd: password, otp: '' })
          }
        />
      )}
    </>
  );
}
