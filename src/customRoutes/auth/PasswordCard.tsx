import { Button, Link as MuiLink, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FormEventHandler } from 'react';
import { Link } from 'react-router';
import { FormProblem } from '../../engine/form/standalone/FormProblem.tsx';
import { PasswordField } from '../../engine/form/standalone/PasswordField.tsx';
import type { ContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { pathOf } from '../../screens.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import type { LoginForm } from './LoginPage.tsx';

interface Props {
  form: ContractForm<LoginForm>;
  onSubmit: FormEventHandler;
}

/** Email and password. */
export function PasswordCard({ form, onSubmit }: Props) {
  const translate = useTranslate();
  const { isSubmitting } = form.formState;
  return (
    <AuthCard
      title={translate('login.title')}
      text={translate('login.text')}
      onSubmit={onSubmit}
      below={
        <>
          <MuiLink component={Link} to={pathOf('requestReset')}>
            {translate('login.forgot')}
          </MuiLink>
          <span>
            {translate('login.noAccount')}{' '}
            <MuiLink component={Link} to={pathOf('signup')}>
              {translate('login.signup')}
            </MuiLink>
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
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {translate(isSubmitting ? 'login.submitting' : 'login.submit')}
      </Button>
    </AuthCard>
  );
}
