import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorTypeOf, type ErrorType } from '../domain/errorRoute.ts';
import { problemOf } from './http.ts';

export interface CentralHandler {
  /** A 401: the session is over, or the account has been deactivated. */
  onSignedOut: (why: 'inactive' | 'signedOut') => void;
  /** A failed query that a whole page rests on. */
  onPageError: (type: ErrorType) => void;
  /** A 403: the permissions have changed since the menu was drawn. */
  onForbidden: () => void;
  report: (error: unknown) => void;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page is nothing without this query: when it fails, the error page is shown. */
      page?: boolean;
    };
  }
}

/**
 * The one place where failed calls are looked at (specification, section 8): 401 ends the session, a failed page leads
 * to the error page, and everything unexpected is reported. What a screen can show itself stays with the screen.
 */
export function createQueryClient(handler: CentralHandler): QueryClient {
  const handle = (error: unknown, isPage: boolean) => {
    const problem = problemOf(error);
    if (problem?.status === 401 && problem.code === 'ACCOUNT_INACTIVE')
      return handler.onSignedOut('inactive');
    if (problem?.status === 401 && problem.code === 'NOT_SIGNED_IN') return handler.onSignedOut('signedOut');
    if (problem?.code === 'FORBIDDEN') handler.onForbidden();
    if (problem === null || problem.status >= 500) handler.report(error);
    if (isPage && problem !== null) handler.onPageError(errorTypeOf(problem.status));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handle(error, query.meta?.page === true) }),
    mutationCache: new MutationCache({ onError: error => handle(error, false) }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Who has no access or asks for nothing gets the same answer again; a busy server may recover.
        retry: (count, error) => count < 2 && [0, 502, 503, 504].includes(problemOf(error)?.status ?? -1),
      },
    },
  });
}
