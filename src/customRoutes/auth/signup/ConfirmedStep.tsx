import { Card, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { CodeProblem } from '../code/CodeProblem.tsx';

/** A step that needs a confirmed email: confirms it by the mail's code, and says so when that does not count any more. */
export function ConfirmedStep({ code, children }: { code: string; children: (email: string) => ReactNode }) {
  const translate = useTranslate();
  const { data, error } = useApi(contract.auth.verifyEmail, { body: { code } }, { staleTime: Infinity });
  if (error) return <CodeProblem purpose="SIGNUP" error={error} />;
  if (data === undefined)
    return (
      <Card sx={{ p: 4 }} role="status" aria-label={translate('app.loading')}>
        <Skeleton width="60%" height={36} />
        <Skeleton height={56} sx={{ mt: 2 }} />
        <Skeleton height={56} />
      </Card>
    );
  return children(data.email);
}
