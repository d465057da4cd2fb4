import { useLogin } from 'ra-core';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { safeReturnPath } from '../../domain/returnPath.ts';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { runtime } from '../../runtime.ts';
import { homeOf, pathOf, screenAt } from '../../screens.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { OtpCard } from './OtpCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';

export type LoginForm = BodyOf<typeof contract.auth.login>;

/** Signing in. Who is signed in already goes on to where they wanted to be. */
export function LoginPage() {
  const login = useLogin();
  const [params] = useSearchParams();
  const { session, isPending } = useSession();
  const [asksOtp, setAsksOtp] = useState(false);
  // The way on is taken once signing in is over: it ends with a navigation of its own, to this page.
  const [isSigningIn, setSigningIn] = useState(false);
  const form = useContractForm<LoginForm>({
    schema: contract.auth.login.body!,
    defaultValues: { userId: '', passwd: '', otp: '' },
  });

  if (session !== null && !isPending && !isSigningIn) {
    const from = safeReturnPath(params.get('from'), path => screenAt(path) !== null);
    return <Navigate to={from ?? homeOf(session)} replace />;
  }

  const signIn = async ({ otp, ...body }: LoginForm) => {
    setSigningIn(true);
    try {
      await login(
        { ...body, ...(otp ? { otp } : {}) },
        pathOf('login', undefined, Object.fromEntries(params)),
      );
    } catch (error) {
      if (problemOf(error)?.code === 'OTP_REQUIRED') return setAsksOtp(true);
      const code = form.refuse(error);
      if (code === 'LOGIN_FAILED') form.setFocus('passwd');
    } finally {
      setSigningIn(false);
    }
  };
  const submit = form.submit(signIn);
  const back = () => {
    form.setValue('otp', '');
    form.clearErrors();
    form.setProblem(null);
    setAsksOtp(false);
  };

  return (
    <AuthLayout>
      {asksOtp ? (
        <OtpCard form={form} onSubmit={submit} onBack={back} />
      ) : (
        <PasswordCard form={form} onSubmit={submit} />
      )}
      {runtime.demo && !asksOtp && (
        <DemoAccounts
          accounts={runtime.demo}
          onChoose={({ email, password }) => {
            form.setProblem(null);
            void signIn({ userId: email, passwd: password });
          }}
        />
      )}
    </AuthLayout>
  );
}
