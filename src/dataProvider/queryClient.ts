import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorTypeOf, type ErrorType } from '../domain/errorRoute.ts';
import { problemOf } from './http.ts';
import { usualStaleTime } from './prefetched.ts';

interface PageHandler {
  /** A failed query that a whole page rests on. */
  onPageError: (type: ErrorType, isForbidden: boolean) => void;
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
 * Questions and changes, and what becomes of the ones that fail: a failed page leads to the error page, and what is no
 * call's failure (see `handleAuthFailure`) is reported. What a screen can show itself stays with the screen.
 */
export function createQueryClient(handler: PageHandler): QueryClient {
  const handle = (error: unknown, isPage: boolean) => {
    const problem = problemOf(error);
    if (problem === null) handler.report(error);
    else if (isPage && problem.status !== 401)
      handler.onPageError(
        errorTypeOf(problem.status),
        ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED'].includes(problem.code),
      );
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handle(error, query.meta?.page === true) }),
    mutationCache: new MutationCache({ onError: error => handle(error, false) }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: usualStaleTime,
        // Who has no access or asks for nothing gets the same answer again; a busy server may recover.
        retry: (count, error) => count < 2 && [0, 502, 503, 504].includes(problemOf(error)?.status ?? -1),
      },
    },
  });
}
