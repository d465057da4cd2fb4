import { useEffect, useEffectEvent } from 'react';
import { ConfirmedStep } from './ConfirmedStep.tsx';
import type { Signup } from './useSignup.ts';

/** Takes the code out of the address that the mail led to, and goes on with the password. */
export function ConsumeCode({ signup, code }: { signup: Signup; code: string }) {
  return (
    <ConfirmedStep code={code}>{email => <Taken signup={signup} code={code} email={email} />}</ConfirmedStep>
  );
}

function Taken({ signup, code, email }: { signup: Signup; code: string; email: string }) {
  const { begun, keepBegun, keepCode, go } = signup;
  const take = useEffectEvent(() => {
    keepCode(code);
    if (begun?.email === email && !begun.isConfirmed) keepBegun({ ...begun, isConfirmed: true });
    void go('password', { replace: true });
  });
  // Once for each code: what `take` stores makes new functions, which must not run it again.
  useEffect(() => take(), [code]);
  return null;
}
