import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Target, targetPath } from './target.ts';
import { useSession } from '../../authProvider/session.ts';
import { can } from '../../domain/permissions.ts';
import { screens } from '../../screens.ts';

/** The address of the records behind a figure; undefined without permission to see them. */
function useDrillDown(to: Target | undefined): string | undefined {
  const { session } = useSession();
  return to && can(session, screens[to.screen].access) ? targetPath(to) : undefined;
}

interface Props {
  to: Target | undefined;
  children: ReactNode;
  /** What it is called, where its own words do not say enough. */
  label?: string | undefined;
  /** Makes the whole surrounding card the link. */
  isStretched?: boolean;
}

/** A figure that links to the records behind it, for users who may see them. */
export function DrillDownLink({ to, children, label, isStretched = false }: Props) {
  const path = useDrillDown(to);
  if (path === undefined) return <>{children}</>;
  return (
    <Link to={path} aria-label={label} className={isStretched ? 'drill-down stretched' : 'drill-down'}>
      {children}
    </Link>
  );
}
