import { Button } from '@mui/material';
import { useLogout, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../../../authProvider/session.ts';
import { AuthLayout } from '../../../ui/AuthLayout.tsx';
import { pathOf } from '../../../screens.ts';
import { AccountStep } from './AccountStep.tsx';
import { ConfirmedStep } from './ConfirmedStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SentStep } from './SentStep.tsx';
import { ConsumeCode } from './ConsumeCode.tsx';
import { useSignup, type Signup } from './useSignup.ts';

/** `/auth/signup`: how a stranger becomes the owner of an academy (specification, section 4). */
export function SignupPage() {
  const signup = useSignup();
  return <AuthLayout action={<SignInOrOut />}>{contentOf(signup)}</AuthLayout>;
}

function contentOf(signup: Signup) {
  if (signup.brought !== null) return <ConsumeCode signup={signup} code={signup.brought} />;
  switch (signup.step) {
    case 'email':
      return <EmailStep signup={signup} />;
    case 'sent':
      return <SentStep signup={signup} />;
    case 'password':
      return (
        <ConfirmedStep code={signup.code}>
          {email => <PasswordStep signup={signup} email={email} />}
        </ConfirmedStep>
      );
    case 'account':
      return (
        <ConfirmedStep code={signup.code}>
          {email => <AccountStep signup={signup} email={email} />}
        </ConfirmedStep>
      );
    case 'done':
      return <DoneStep />;
  }
}

/** The way in for who has an account, or out for who is signed in (specification, section 2). */
function SignInOrOut() {
  const translate = useTranslate();
  const logout = useLogout();
  const { session } = useSession();
  return session === null ? (
    // On phones the card's own link is enough.
    <Button
      component={Link}
      to={pathOf('login')}
      color="inherit"
      size="small"
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {translate('login.submit')}
    </Button>
  ) : (
    <Button color="inherit" size="small" onClick={() => void logout({}, pathOf('signup'))}>
      {translate('app.signOut')}
    </Button>
  );
}
