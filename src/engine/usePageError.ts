import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '../dataProvider/http.ts';
import { errorTypeOf } from '../domain/errorRoute.ts';
import { pathOf } from '../screens.ts';

/** Leads to the error page when what a page rests on cannot be had (specification, section 8). */
export function usePageError() {
  const navigate = useNavigate();
  return useCallback(
    (error: unknown) => {
      const status = problemOf(error)?.status ?? 500;
      // A 401 is the session's end, which is dealt with for all calls in one place.
      if (status !== 401)
        void navigate(pathOf('error', undefined, { type: errorTypeOf(status) }), { replace: true });
    },
    [navigate],
  );
}
