import { Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { pathOf } from '../../screens.ts';

/** Where an administrator begins: sign in, or open an academy. */
export function AuthPage() {
  const translate = useTranslate();
  return (
    <AuthLayout>
      <Card sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 1.5 }}>
        <Typography variant="h1">{translate('login.auth.title')}</Typography>
        <Typography color="text.secondary" variant="body2" sx={{ mb: 1.5 }}>
          {translate('login.auth.text')}
        </Typography>
        <Button component={Link} to={pathOf('login')} variant="contained" size="large">
          {translate('login.submit')}
        </Button>
        <Button component={Link} to={pathOf('signup')} variant="outlined" color="inherit" size="large">
          {translate('login.signup')}
        </Button>
      </Card>
    </AuthLayout>
  );
}
