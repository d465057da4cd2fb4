import type { ComponentProps } from 'react';
import { withoutBase } from '../runtime.ts';
import { academyIdIn } from '../domain/academySignInPath.ts';
import type { SessionInfo } from '../domain/entities/session.ts';
import { deviceSetting } from '../authProvider/deviceSetting.ts';
import { SignInPage } from './SignInPage.tsx';
import { useAcademySignIn } from './useAcademySignIn.ts';

type Props = Omit<ComponentProps<typeof SignInPage>, 'academy' | 'notice'>;

/** The sign-in page of the academy in the address, without the console. Signing out leads back here. */
export function AcademySignInPage({ onSignedIn, ...page }: Props) {
  const found = useAcademySignIn(academyIdIn(withoutBase(window.location.pathname)) ?? '');
  if (found === null) return null;
  const arrive = (session: SessionInfo) => {
    if (found.academy) deviceSetting('academy').store(found.academy.groupId);
    return onSignedIn(session);
  };
  return <SignInPage {...page} {...found} onSignedIn={arrive} />;
}
