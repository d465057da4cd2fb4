import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { pathOf } from '../../screens.ts';

/** Leads to the sign-in page once something is done. */
export function ToLogin({ size }: { size?: 'large' }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={pathOf('login')} variant="contained" size={size}>
      {translate('door.toLogin')}
    </Button>
  );
}
