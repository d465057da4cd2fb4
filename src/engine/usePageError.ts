import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasLostAccess } from '../authProvider/hasLostAccess.ts';
import { problemOf } from '../dataProvider/http.ts';
import { errorTypeOf } from '../domain/errorRoute.ts';
import { pathOf } from '../screens.ts';

/**
 * Goes to the error page when a page's data cannot be loaded (specification, section 8). An open screen
 * without its permission any more stays, and its guard explains why.
 */
export function usePageError() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pathname } = useLocation();
  return useCallback(
    async (error: unknown) => {
      const problem = problemOf(error);
      const status = problem?.status ?? 500;
      // A 401 is the session's end, which is dealt with for all calls in one place.
      if (status === 401) return;
      if (problem?.code === 'FORBIDDEN' && (await hasLostAccess(client, pathname))) return;
      void navigate(pathOf('error', undefined, { type: errorTypeOf(status) }), { replace: true });
    },
    [navigate, client, pathname],
  );
}
