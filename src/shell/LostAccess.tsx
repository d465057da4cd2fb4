import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { homeOf, screenAt, screenOf, type ScreenName } from '../screens.ts';
import { permissionsIn } from '../domain/permissions.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useAcademy } from '../hooks/useAcademy.ts';

/** Replaces a screen whose permission was withdrawn while it was open: which permission, who can grant it, and a link. */
export function LostAccess({ screen }: { screen: ScreenName }) {
  const translate = useTranslate();
  const { session } = useSession();
  const academy = useAcademy();
  const missing = permissionsIn(screenOf(screen).access).map(each => translate(`permissions.names.${each}`));
  const home = homeOf(session);
  const homeScreen = screenAt(home) ?? 'profile';
  const reason = missing.length === 0 ? 'role' : missing.length === 1 ? 'permission' : 'permissions';
  return (
    <div role="alert">
      <EmptyState
        tone="notice"
        title={translate('lostAccess.title', { screen: translate(`screens.${screen}`) })}
        text={[
          translate(`lostAccess.${reason}`, { permissions: missing.join(', ') }),
          academy &&
            translate('lostAccess.contact', {
              name: academy.ownerCustomerName,
              email: academy.ownerCustomerEmail,
            }),
        ]
          .filter(Boolean)
          .join('\n')}
        actions={
          <Button component={Link} to={home} variant="contained">
            {translate('lostAccess.exit', { screen: translate(`screens.${homeScreen}`) })}
          </Button>
        }
      />
    </div>
  );
}
