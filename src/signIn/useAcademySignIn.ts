import { useEffect, useState } from 'react';
import type { AcademySignIn } from '../domain/entities/session.ts';
import { runtime } from '../runtime.ts';

/** What is known of the academy of a sign-in page. */
interface Found {
  academy: AcademySignIn | null;
  /** Key of what to say when there is no such academy. */
  notice?: string;
}

const unknown: Found = { academy: null, notice: 'login.academy.unknown' };
const toFound = (academy: AcademySignIn | null): Found => (academy === null ? unknown : { academy });

/** What the page came with, if it is about this academy. */
function given(groupId: string): Found | null {
  const { academy } = runtime;
  if (academy === undefined) return null;
  const isThis = academy?.groupId.toLowerCase() === groupId.toLowerCase();
  return academy === null || isThis ? toFound(academy) : null;
}

/** The academy of a sign-in page; null until it is known. Where it cannot be known, it is everyone's sign-in page. */
export function useAcademySignIn(groupId: string): Found | null {
  const [found, setFound] = useState(() => given(groupId));
  const isKnown = found !== null;
  useEffect(() => {
    if (isKnown) return;
    void import('./signInSession.ts')
      .then(({ readAcademy }) => readAcademy(groupId))
      .then(
        answer => setFound(answer !== null && 'code' in answer ? { academy: null } : toFound(answer)),
        () => setFound({ academy: null }),
      );
  }, [groupId, isKnown]);
  return found;
}
