import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { can } from '../../domain/permissions.ts';
import { screens } from '../../screens.ts';
import { targetPath, type Target } from './target.ts';

/** Goes to the records behind a figure, for users who may see them. */
export function useOpenTarget(): (to: Target | undefined) => void {
  const navigate = useNavigate();
  const { session } = useSession();
  return useCallback(
    to => {
      if (to && can(session, screens[to.screen].access)) void navigate(targetPath(to));
    },
    [navigate, session],
  );
}
