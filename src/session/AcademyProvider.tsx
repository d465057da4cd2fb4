import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../authProvider/session.ts';
import { AcademyContext, academyQuery } from '../hooks/useAcademy.ts';

/** Observes the user's academy for everything in it. */
export function AcademyProvider({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const { data } = useQuery({
    ...academyQuery,
    enabled: session !== null && !session.mustSetUpTwoFactor,
    // The stream reports changes; polling covers missed events and the day premium ends.
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
  return <AcademyContext value={data}>{children}</AcademyContext>;
}
