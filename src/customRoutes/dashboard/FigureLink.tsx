import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { can } from '../../domain/permissions.ts';
import { listPath } from '../../engine/list/listPath.ts';
import { screens, type ScreenName } from '../../screens.ts';

export interface Target {
  screen: ScreenName;
  filter?: object;
}

/** A figure that leads to the records behind it, for whoever may see them. */
export function FigureLink({ to, children, label }: { to: Target; children: ReactNode; label?: string }) {
  const { session } = useSession();
  if (!can(session, screens[to.screen].access)) return <>{children}</>;
  return (
    <MuiLink
      component={Link}
      to={listPath(to.screen, to.filter)}
      aria-label={label}
      color="inherit"
      underline="hover"
      sx={{ borderRadius: '4px' }}
    >
      {children}
    </MuiLink>
  );
}
