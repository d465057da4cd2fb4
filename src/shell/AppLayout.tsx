import { Box, GlobalStyles } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { useServerClock } from '../clock/useServerClock.ts';
import { contract } from '../contract/index.ts';
import { useLive } from '../dataProvider/live/useLive.ts';
import { can } from '../domain/permissions.ts';
import { reportError } from '../reportError.ts';
import { ChatLauncher } from '../chat/ChatLauncher.tsx';
import { Shortcuts } from './keyboard/Shortcuts.tsx';
import { Banners } from './Banners.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { CrashPage } from './CrashPage.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { SideMenu } from './SideMenu.tsx';
import { sideMenuWidth } from './sideMenuWidth.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { TopBar, topBarHeight } from './TopBar.tsx';
import { pageStyles } from './pageStyles.ts';
import { useDrawnDensity } from '../ui/useDensity.ts';
import { useFocusRestoration } from './useFocusRestoration.ts';
import { usePlanChange } from './usePlanChange.ts';
import { WorkBars } from './WorkBars.tsx';
import { useSideMenu } from './useSideMenu.ts';

const pageGlobals = <GlobalStyles styles={pageStyles} />;
/** What is fixed to the window is in the middle of what the menu leaves. */
const besideMenu = <GlobalStyles styles={{ ':root': { '--menu-width': `${sideMenuWidth}px` } }} />;

const frame = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > .menu-and-page': { display: 'flex', flex: 1, minWidth: 0 },
  '& > .menu-and-page > main': {
    flex: 1,
    minWidth: 0,
    px: { xs: 2, sm: 3, lg: 4 },
    py: { xs: 2, sm: 3 },
    maxWidth: 1920,
    outline: 'none',
    '--sticky-top': `${topBarHeight}px`,
  },
} as const;

/** The frame of every console screen. */
export function AppLayout({ children }: { children: ReactNode }) {
  const menu = useSideMenu();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const { session } = useSession();
  usePlanChange();
  useFocusRestoration();
  useDrawnDensity();
  // A super administrator viewing an academy gets no events from it; lists are refetched when opened.
  const isLive = can(session, contract.session.events.access) && !session?.viewingGroupId;
  useLive(isLive);
  useServerClock(isLive);
  return (
    <Box sx={frame}>
      {pageGlobals}
      {menu.isWide && menu.isOpen && besideMenu}
      <SkipLink label={translate('app.skipToContent')} />
      <TopBar isMenuOpen={menu.isOpen} onToggleMenu={menu.toggle} />
      <div className="menu-and-page">
        <SideMenu
          isWide={menu.isWide}
          isOpen={menu.isOpen}
          onClose={menu.close}
          onChoose={menu.closeIfNarrow}
        />
        <main id="main-content" tabIndex={-1}>
          <OfflineBanner />
          <Banners />
          <WorkBars />
          <ErrorBoundary
            FallbackComponent={CrashPage}
            resetKeys={[pathname]}
            onError={error => reportError(error)}
          >
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <ChatLauncher />
      <Shortcuts />
    </Box>
  );
}
