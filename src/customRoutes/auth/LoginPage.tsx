import { useLocales, useLocaleState, useLogin, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { problemOf } from '../../dataProvider/http.ts';
import type { AcademySignIn } from '../../domain/entities/session.ts';
import { safeReturnPath } from '../../domain/returnPath.ts';
import { homeOf, screenAt } from '../../screens.ts';
import { deviceSetting } from '../../authProvider/deviceSetting.ts';
import { SignInForm } from '../../signIn/SignInForm.tsx';
import { SignInFrame } from '../../signIn/SignInFrame.tsx';
import { SignInContext } from '../../signIn/SignInTools.ts';
import type { SignInValues } from '../../signIn/SignInValues.ts';
import { PageLinkContext } from '../../ui/PageLinkContext.tsx';
import { useThemeChoice } from '../../ui/useThemeChoice.ts';

interface Props {
  /** The academy whose sign-in page it is, if it is one's. */
  academy?: AcademySignIn | null;
  notice?: string;
}

/** Signing in. Who is signed in already goes on to where they wanted to be. */
export function LoginPage({ academy = null, notice }: Props) {
  const login = useLogin();
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const theme = useThemeChoice();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { session, isPending } = useSession();
  // The way on is taken once signing in is over: it ends with a navigation of its own, to this page.
  const [isSigningIn, setSigningIn] = useState(false);

  if (session !== null && !isPending && !isSigningIn) {
    const from = safeReturnPath(params.get('from'), path => screenAt(path) !== null);
    return <Navigate to={session.isClosing ? homeOf(session) : (from ?? homeOf(session))} replace />;
  }

  const signIn = async ({ otp, ...body }: SignInValues) => {
    setSigningIn(true);
    try {
      await login({ ...body, ...(otp ? { otp } : {}) }, `${pathname}?${params}`);
      deviceSetting('academy').store(academy?.groupId ?? null);
      return null;
    } catch (error) {
      return problemOf(error) ?? { status: 0, code: 'UNKNOWN', message: '' };
    } finally {
      setSigningIn(false);
    }
  };

  return (
    <PageLinkContext value={Link}>
      <SignInContext
        value={{ translate, locale, locales, setLocale, theme, academy, ...(notice ? { notice } : {}) }}
      >
        <SignInFrame>
          <SignInForm signIn={signIn} />
        </SignInFrame>
      </SignInContext>
    </PageLinkContext>
  );
}
