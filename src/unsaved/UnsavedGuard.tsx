import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { confirmDiscard, currentQuestion } from './confirmDiscard.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { unsavedForms } from './unsavedForms.ts';

/** The console's only blocker: asks before a screen with unsaved changes is left, reloaded or closed. */
export function UnsavedGuard() {
  const location = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedForms.closedBy(currentLocation, nextLocation).length > 0,
  );
  const latest = useRef({ blocker, location });
  useEffect(() => void (latest.current = { blocker, location }));
  // One question per attempt to leave: the blocker itself is another object at each render.
  const attempt = blocker.state === 'blocked' ? blocker.location.key : null;
  useEffect(() => {
    if (attempt === null) return;
    void confirmDiscard().then(discards => {
      const { blocker: blocked, location: here } = latest.current;
      if (blocked.state !== 'blocked') return;
      if (!discards) return blocked.reset();
      unsavedForms.discard(unsavedForms.closedBy(here, blocked.location));
      blocked.proceed();
    });
  }, [attempt]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedForms.isAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      // The console is left for another page: a question that was open is no longer one.
      currentQuestion()?.answer(false);
    };
  }, []);
  return <DiscardDialog />;
}
