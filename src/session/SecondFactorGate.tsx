import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { sessionQuery, useSession } from '../authProvider/session.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { SecondFactorPage } from '../pages.tsx';

/** Shows the set-up of the second factor in place of everything else while it is required of the visitor and missing. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { session } = useSession();
  // Stays open over the recovery codes, when the session does not ask for it any more.
  const [isOpen, setOpen] = useState(false);
  if (session?.mustSetUpTwoFactor && !isOpen) setOpen(true);
  if (session === null && isOpen) setOpen(false);
  const finish = async () => {
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    setOpen(false);
  };
  if (!isOpen) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SecondFactorPage onDone={() => void finish()} />
    </Suspense>
  );
}
