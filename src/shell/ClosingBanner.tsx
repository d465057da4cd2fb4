import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { formatDay } from '../engine/displays/formats.ts';
import { useFormatContext } from '../engine/displays/useFormatContext.ts';
import { mayOpen, pathOf } from '../screens.ts';

/** Says on every screen that the academy is being closed, and leads its owner to where that is cancelled. */
export function ClosingBanner({ closesAt }: { closesAt: string }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { session } = useSession();
  const { pathname } = useLocation();
  const isOwner = mayOpen(session, 'closing');
  const isThere = pathname === pathOf('closing');
  if (isThere) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        isOwner && (
          <Button component={Link} to={pathOf('closing')} color="inherit" size="small">
            {translate('closing.pending.open')}
          </Button>
        )
      }
    >
      {translate(isOwner ? 'closing.pending.owner' : 'closing.pending.member', {
        date: formatDay(closesAt, place),
      })}
    </Alert>
  );
}
