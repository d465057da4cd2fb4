import { Button, Link, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { FormProblem } from '../engine/form/standalone/FormProblem.tsx';
import { PasswordField } from '../engine/form/standalone/PasswordField.tsx';
import { pathOf } from '../screens.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import type { SignInFormState } from './useSignInForm.ts';

/** Email and password. */
export function PasswordCard({ form }: { form: SignInFormState }) {
  const translate = useTranslate();
  return (
    <AuthCard
      title={translate('login.title')}
      text={translate('login.text')}
      onSubmit={event => void form.submit(event)}
      below={
        <>
          <Link component={PageLink} to={pathOf('requestReset')}>
            {translate('login.forgot')}
          </Link>
          <span>
            {translate('login.noAccount')}{' '}
            <Link component={PageLink} to={pathOf('signup')}>
              {translate('login.signup')}
            </Link>
          </span>
        </>
      }
    >
      <FormProblem text={form.problem} />
      <TextField
        label={translate('login.email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
        {...form.field('userId')}
      />
      <PasswordField
        label={translate('login.password')}
        autoComplete="current-password"
        required
        {...form.field('passwd')}
      />
      <Button type="submit" variant="contained" size="large" disabled={form.isSubmitting}>
        {translate(form.isSubmitting ? 'login.submitting' : 'login.submit')}
      </Button>
    </AuthCard>
  );
}
