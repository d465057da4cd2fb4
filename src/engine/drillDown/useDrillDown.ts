import { useSession } from '../../authProvider/session.ts';
import { can } from '../../domain/permissions.ts';
import { screens } from '../../screens.ts';
import { targetPath, type Target } from './target.ts';

/** The address of the records behind a figure; undefined without permission to see them. */
export function useDrillDown(to: Target | undefined): string | undefined {
  const { session } = useSession();
  return to && can(session, screens[to.screen].access) ? targetPath(to) : undefined;
}
