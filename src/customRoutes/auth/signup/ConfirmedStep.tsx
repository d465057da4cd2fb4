import type { ReactNode } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { CodeProblem } from '../code/CodeProblem.tsx';
import { CodeSkeleton } from '../code/CodeSkeleton.tsx';

/** A step that needs a confirmed email: confirms it by the mail's code, and says so when that does not count any more. */
export function ConfirmedStep({ code, children }: { code: string; children: (email: string) => ReactNode }) {
  const { data, error } = useApi(contract.auth.verifyEmail, { body: { code } }, { staleTime: Infinity });
  if (error) return <CodeProblem purpose="SIGNUP" error={error} />;
  if (data === undefined) return <CodeSkeleton />;
  return children(data.email);
}
