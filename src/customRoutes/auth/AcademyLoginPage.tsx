import { useParams } from 'react-router';
import { useAcademySignIn } from '../../signIn/useAcademySignIn.ts';
import { LoginPage } from './LoginPage.tsx';

/** Signing in on the page of an academy, within the console: after signing out. */
export function AcademyLoginPage() {
  const found = useAcademySignIn(useParams().groupId ?? '');
  return found && <LoginPage {...found} />;
}
