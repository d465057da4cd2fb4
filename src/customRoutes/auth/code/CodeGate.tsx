import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../contract/call.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { CodeProblem } from './CodeProblem.tsx';
import { CodeSkeleton } from './CodeSkeleton.tsx';

type Info = AnswerOf<typeof contract.auth.valid>;

interface Props {
  code: string;
  purpose: Info['purpose'];
  children: (info: Info) => ReactNode;
}

/** What only who holds a mail's code may see. Of a code that does not count it says why, and what to do. */
export function CodeGate({ code, purpose, children }: Props) {
  const { data, error } = useApi(
    contract.auth.valid,
    { body: { code } },
    { staleTime: Infinity, enabled: code !== '' },
  );
  if (code === '' || error) return <CodeProblem purpose={purpose} error={error} />;
  if (data === undefined) return <CodeSkeleton />;
  if (data.purpose !== purpose) return <CodeProblem purpose={purpose} error={null} />;
  return children(data);
}
