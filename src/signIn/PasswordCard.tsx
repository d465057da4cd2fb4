import { runtime } from '../runtime.ts';
import { pathOf } from '../screens.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { PlainCard } from './parts/PlainCard.tsx';
import { PlainField } from './parts/PlainField.tsx';
import { PlainPasswordField } from './parts/PlainPasswordField.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { SingleSignOnLink } from './SingleSignOnLink.tsx';
import { useSignInTools } from './SignInTools.ts';
import type { SignInFormState } from './useSignInForm.ts';

/** Email and password. */
export function PasswordCard({ form }: { form: SignInFormState }) {
  const { translate, academy } = useSignInTools();
  const provider = academy?.singleSignOn ?? runtime.singleSignOn;
  return (
    <PlainCard
      title={academy ? translate('login.academy.title', { name: academy.name }) : translate('login.title')}
      text={translate('login.text')}
      problem={form.problem}
      onSubmit={event => void form.submit(event)}
      below={
        <>
          <PageLink to={pathOf('requestReset')}>{translate('login.forgot')}</PageLink>
          {academy === null && (
            <span>
              {translate('login.noAccount')}{' '}
              <PageLink to={pathOf('signup')}>{translate('login.signup')}</PageLink>
            </span>
          )}
        </>
      }
    >
      <PlainField
        label={translate('login.email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
        {...form.field('userId')}
      />
      <PlainPasswordField
        label={translate('login.password')}
        autoComplete="current-password"
        required
        {...form.field('passwd')}
      />
      <SubmitButton isSubmitting={form.isSubmitting} />
      {provider && <SingleSignOnLink name={provider.name} />}
    </PlainCard>
  );
}
