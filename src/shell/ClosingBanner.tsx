import { Alert, Button } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { mayOpen, pathOf } from '../screens.ts';
import { formatLongDate } from '../ui/formatLongDate.ts';
import { actionBelowOnPhones } from '../ui/actionBelowOnPhones.ts';

/** Says on every screen that the academy is being closed, and leads its owner to where that is cancelled. */
export function ClosingBanner({ closesAt }: { closesAt: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { session } = useSession();
  const { pathname } = useLocation();
  const isOwner = mayOpen(session, 'closing');
  const isThere = pathname === pathOf('closing');
  if (isThere) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2, ...actionBelowOnPhones }}
      action={
        isOwner && (
          <Button component={Link} to={pathOf('closing')} color="inherit" size="small">
            {translate('closing.pending.open')}
          </Button>
        )
      }
    >
      {translate(isOwner ? 'closing.pending.owner' : 'closing.pending.member', {
        date: formatLongDate(closesAt.slice(0, 10), locale),
      })}
    </Alert>
  );
}
