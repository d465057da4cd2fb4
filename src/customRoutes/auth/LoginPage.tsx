import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box, Button, Card, Link as MuiLink, TextField, Typography } from '@mui/material';
import { useLogin, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { safeReturnPath } from '../../domain/returnPath.ts';
import { AuthLayout } from '../../layout/AuthLayout.tsx';
import { runtime } from '../../runtime.ts';
import { homeOf, pathOf, screenAt } from '../../screens.ts';
import { DemoAccounts } from './DemoAccounts.tsx';

type Form = BodyOf<typeof contract.auth.login>;

/** Signing in. Who is signed in already goes on to where they wanted to be. */
export function LoginPage() {
  const translate = useTranslate();
  const login = useLogin();
  const [params] = useSearchParams();
  const { session, isPending } = useSession();
  const [problem, setProblem] = useState<{ code: string; details?: object } | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm<Form>({
    resolver: yupResolver(contract.auth.login.body!) as never,
    defaultValues: { userId: '', passwd: '' },
  });

  if (session !== null && !isPending) {
    const from = safeReturnPath(params.get('from'), path => screenAt(path) !== null);
    return <Navigate to={from ?? homeOf(session)} replace />;
  }

  const submit = async (body: Form) => {
    setProblem(null);
    try {
      await login(body, pathOf('login', undefined, Object.fromEntries(params)));
    } catch (error) {
      const { code, details } = problemOf(error) ?? { code: 'UNKNOWN', details: undefined };
      setProblem({ code, ...(details ? { details } : {}) });
      setFocus('passwd');
    }
  };
  const errorOf = (field: keyof Form) => {
    const message = formState.errors[field]?.message;
    return { error: message !== undefined, helperText: message && translate(message) };
  };

  return (
    <AuthLayout>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography variant="h1">{translate('login.title')}</Typography>
        <Typography color="text.secondary" variant="body2" sx={{ mt: 0.5, mb: 3 }}>
          {translate('login.text')}
        </Typography>
        <Box component="form" noValidate onSubmit={handleSubmit(submit)} sx={{ display: 'grid', gap: 2 }}>
          {problem && (
            <Alert severity="error" role="alert">
              {translate(`errors.${problem.code}`, { _: translate('errors.UNKNOWN'), ...problem.details })}
            </Alert>
          )}
          <TextField
            label={translate('login.email')}
            type="email"
            autoComplete="username"
            autoFocus
            required
            {...register('userId')}
            {...errorOf('userId')}
          />
          <TextField
            label={translate('login.password')}
            type="password"
            autoComplete="current-password"
            required
            {...register('passwd')}
            {...errorOf('passwd')}
          />
          <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
            {translate(formState.isSubmitting ? 'login.submitting' : 'login.submit')}
          </Button>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 1,
            mt: 2.5,
            fontSize: '0.875rem',
          }}
        >
          <MuiLink component={Link} to={pathOf('requestReset')}>
            {translate('login.forgot')}
          </MuiLink>
          <span>
            {translate('login.noAccount')}{' '}
            <MuiLink component={Link} to={pathOf('signup')}>
              {translate('login.signup')}
            </MuiLink>
          </span>
        </Box>
      </Card>
      {runtime.demo && (
        <DemoAccounts
          accounts={runtime.demo}
          onChoose={({ email, password }) => submit({ userId: email, passwd: password })}
        />
      )}
    </AuthLayout>
  );
}
