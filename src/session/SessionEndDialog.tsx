import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import { Suspense, useContext, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { atBase } from '../runtime.ts';
import { accountKey } from '../authProvider/accountKey.ts';
import { meQuery } from '../authProvider/me.ts';
import { sessionQuery } from '../authProvider/session.ts';
import { announceSignIn, onSignInElsewhere } from '../authProvider/signInChannel.ts';
import type { Me, SessionInfo } from '../domain/entities/session.ts';
import { rememberedPath } from '../domain/returnPath.ts';
import { unsavedForms } from '../unsaved/unsavedForms.ts';
import { homeOf, pathOf } from '../screens.ts';
import { signInPathOf } from '../authProvider/signInPathOf.ts';
import { SessionEndContext } from './SessionEndContext.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

const SignInAgain = lazyPart(() => import('./SignInAgain.tsx'), 'SignInAgain');

/** Opens when the session has ended, and lets the page continue once the same person is signed in, here or in another tab. */
export function SessionEndDialog() {
  const client = useQueryClient();
  const logout = useLogout();
  const sessionEnd = useContext(SessionEndContext);
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.current);
  const { pathname, search, hash } = useLocation();

  useEffect(
    () =>
      onSignInElsewhere(account => {
        const me = client.getQueryData<Me>(meQuery.queryKey);
        if (me === undefined) return;
        if (accountKey(me) !== account) return startAgain(pathOf('dashboard'));
        sessionEnd.settle(true);
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [client, sessionEnd],
  );

  if (ended === null) return null;
  const { me, session: former } = ended;
  const onSignedIn = (session: SessionInfo) => {
    announceSignIn(accountKey(me));
    // Viewing an academy, or the console of a manager, ends with the session: its screens cannot go on.
    const viewed = ({ viewingGroupId, viewingCustomerId }: SessionInfo) =>
      viewingGroupId ?? viewingCustomerId ?? null;
    if (viewed(former) !== viewed(session)) return startAgain(homeOf(session));
    client.setQueryData(sessionQuery.queryKey, session);
    sessionEnd.settle(true);
  };
  const onSignOut = async () => {
    const from = rememberedPath(pathname + search + hash);
    unsavedForms.release();
    await logout({}, signInPathOf(me, from === null ? undefined : { from }));
    sessionEnd.settle(false);
  };
  return (
    <Suspense fallback={null}>
      <SignInAgain me={me} onSignedIn={onSignedIn} onSignOut={() => void onSignOut()} />
    </Suspense>
  );
}

/** Loads the console again, so that nothing of what was shown stays in memory. */
function startAgain(path: string) {
  unsavedForms.release();
  window.location.assign(atBase(path));
}
