import { Box, Drawer, keyframes, type Theme } from '@mui/material';
import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { menuOf, screenAt, screenOf, screens, type ScreenName, type Section } from '../screens.ts';
import { icons } from '../ui/icons.ts';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { LegalLinks } from '../ui/LegalLinks.tsx';
import { ThemeMenu } from '../ui/ThemeMenu.tsx';
import { useIsPhone } from '../hooks/useIsPhone.ts';
import { sideMenuWidth } from './sideMenuWidth.ts';
import { topBarHeight } from './TopBar.tsx';
import { OwnLinks } from './OwnLinks.tsx';
import { useShownEntry } from './useShownEntry.ts';
import { usePlan } from '../hooks/usePlan.ts';

const more = keyframes({
  'from, 95%': { maskImage: 'linear-gradient(to top, transparent, #000 48px)' },
  to: { maskImage: 'none' },
});

/** One style sheet for the menu, where each of its parts would ask for one of its own. */
const menuStyles = {
  px: 1.5,
  py: 2,
  '& [role=group]': { mb: 2 },
  '& h2': {
    typography: 'body1',
    m: 0,
    px: 1.25,
    mb: 0.5,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 36,
    padding: '6px 10px',
    borderRadius: '8px',
    fontSize: '0.875rem',
    fontWeight: 500,
    color: 'text.secondary',
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '& a[aria-current=page]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
  '& a:focus-visible': {
    outline: ({ palette }: Theme) => `2px solid ${palette.primary.main}`,
    outlineOffset: '-2px',
  },
} as const;

interface Props {
  isWide: boolean;
  isOpen: boolean;
  onClose: () => void;
  onChoose: () => void;
}

/** The screens that the user may open, by section. */
export const SideMenu = memo(function SideMenu({ isWide, isOpen, onClose, onChoose }: Props) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const menu = <Menu onChoose={onChoose} />;
  if (!isWide)
    return (
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: {
            'aria-label': translate('app.mainMenu'),
            sx: { width: 272, maxWidth: '85vw', bgcolor: 'background.paper' },
          },
        }}
      >
        {menu}
        {isPhone && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              mt: 'auto',
              px: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <LanguageMenu isNamed />
            <Box sx={{ flex: 1 }} />
            <ThemeMenu />
          </Box>
        )}
      </Drawer>
    );
  return (
    <Box
      data-frame
      sx={{
        width: isOpen ? sideMenuWidth : 0,
        flexShrink: 0,
        visibility: isOpen ? 'visible' : 'hidden',
        position: 'sticky',
        top: topBarHeight,
        height: `calc(100dvh - ${topBarHeight}px)`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // Its end fades while there is more.
        animation: `${more} linear`,
        animationTimeline: 'scroll(self)',
        borderRight: isOpen ? 1 : 0,
        borderColor: 'divider',
        transition: 'width 160ms ease-out',
      }}
    >
      <Box sx={{ width: sideMenuWidth }}>{menu}</Box>
    </Box>
  );
});

function Menu({ onChoose }: Pick<Props, 'onChoose'>) {
  const translate = useTranslate();
  const { session } = useSession();
  const { pathname } = useLocation();
  const current = screenAt(pathname);
  const marked = current === null ? null : (screenOf(current).parent ?? current);
  const sections = useMemo(() => menuOf(session), [session]);
  const menu = useShownEntry(marked);
  return (
    <>
      <Box ref={menu} component="nav" aria-label={translate('app.mainMenu')} sx={menuStyles}>
        {sections.map(({ section, screens: open }) => (
          <MenuSection
            key={section}
            section={section}
            open={open}
            marked={marked !== null && open.includes(marked) ? marked : null}
            onChoose={onChoose}
          />
        ))}
        {sections.length > 0 && <OwnLinks />}
      </Box>
      {/* Before the session is known there is nothing above them. */}
      {sections.length > 0 && <LegalLinks />}
    </>
  );
}

interface SectionProps extends Pick<Props, 'onChoose'> {
  section: Section;
  open: readonly ScreenName[];
  /** The screen that is shown, if it is one of the section. */
  marked: ScreenName | null;
}

const MenuSection = memo(function MenuSection({ section, open, marked, onChoose }: SectionProps) {
  const translate = useTranslate();
  return (
    <div role="group" aria-labelledby={`menu-${section}`}>
      <h2 id={`menu-${section}`}>{translate(`sections.${section}`)}</h2>
      {open.map(name => (
        <MenuLink key={name} name={name} isCurrent={name === marked} onChoose={onChoose} />
      ))}
    </div>
  );
});

const MenuLink = memo(function MenuLink({
  name,
  isCurrent,
  onChoose,
}: {
  name: ScreenName;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const translate = useTranslate();
  const { icon, premium } = screenOf(name);
  const plan = usePlan();
  const isLocked = premium !== undefined && plan !== undefined && !plan.has(premium);
  const Icon = icon && icons[icon];
  return (
    <Link to={screens[name].path} onClick={onChoose} aria-current={isCurrent ? 'page' : undefined}>
      {Icon && <Icon size={17} strokeWidth={1.9} aria-hidden />}
      <span>{translate(`screens.${name}`)}</span>
      {isLocked && (
        <Lock size={14} role="img" aria-label={translate('premium.inMenu')} style={{ marginLeft: 'auto' }} />
      )}
    </Link>
  );
});
