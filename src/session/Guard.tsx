import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSessionQuery } from '../authProvider/useSessionQuery.ts';
import { problemOf } from '../dataProvider/http.ts';
import { errorTypeOf, hasMenuBeside } from '../domain/errorRoute.ts';
import { rememberedPath } from '../domain/returnPath.ts';
import { PlaceProvider } from '../engine/displays/PlaceProvider.tsx';
import { AppLayout } from '../shell/AppLayout.tsx';
import { LostAccess } from '../shell/LostAccess.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { pages } from '../pages.tsx';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { mayOpen, pathOf, screenOf } from '../screens.ts';

/** A screen's page, for who may see it. Strangers are asked to sign in and come back; others learn nothing of it. */
export function Guard({ screen }: { screen: keyof typeof pages }) {
  const { access } = screenOf(screen);
  const { session, isPending, error } = useSessionQuery();
  const { pathname, search, hash } = useLocation();
  usePageTitle(screen);
  const isOpen = mayOpen(session, screen);
  // A user who had the screen open learns why it is gone; one who follows a link does not.
  const [openScreen, setOpenScreen] = useState<string | null>(null);
  if (isOpen && openScreen !== screen) setOpenScreen(screen);
  // The same element each time: what else the address says, such as a search, is no reason to render all of a page.
  const { open, forEveryone } = useMemo(() => contentsOf(pages[screen]), [screen]);
  if (access === 'everyone') {
    const type = new URLSearchParams(search).get('type');
    return screen === 'error' && hasMenuBeside(type, session) ? (
      <AppLayout>{forEveryone}</AppLayout>
    ) : (
      forEveryone
    );
  }
  if (isPending) return <PageSkeleton />;
  // Who is known stays: a look at the session that fails in passing is no reason to leave.
  if (error && session === null) {
    const type = errorTypeOf(problemOf(error)?.status ?? 500);
    return <Navigate to={pathOf('error', undefined, { type })} replace />;
  }
  if (session === null) {
    const from = rememberedPath(pathname + search + hash);
    return <Navigate to={pathOf('login', undefined, from === null ? undefined : { from })} replace />;
  }
  if (!isOpen && openScreen === screen) return <LostAccess screen={screen} />;
  if (!isOpen) return <Navigate to={pathOf('error', undefined, { type: 'notfound' })} replace />;
  // An owner's first way leads through the set-up (specification, section 4).
  if (session.initialized === false && screenOf(screen).layout === 'console')
    return <Navigate to={pathOf('setup')} replace />;
  // Console screens are inside of the gate already.
  return screenOf(screen).layout === 'console' ? open : <SecondFactorGate>{open}</SecondFactorGate>;
}

/** A page for who may see it, and one that everyone may see. */
const contentsOf = (Page: ComponentType) => ({
  open: (
    <PlaceProvider>
      {/* Here, so that the guard remembers that the screen was open while its code is still loading. */}
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </PlaceProvider>
  ),
  forEveryone: (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
});
