import { Box, type Theme } from '@mui/material';
import { Lock } from 'lucide-react';
import { useEvent, useTranslate } from 'ra-core';
import { memo, startTransition, useMemo, useOptimistic, type MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { menuOf, screenAt, screenOf, type ScreenName, type Section } from '../screens.ts';
import { icons } from '../ui/icons.ts';
import { LegalLinks } from '../ui/LegalLinks.tsx';
import { atBase } from '../runtime.ts';
import { opensElsewhere } from '../ui/opensElsewhere.ts';
import { usePlan } from '../hooks/usePlan.ts';
import { OwnLinks } from './OwnLinks.tsx';
import { useShownEntry } from './useShownEntry.ts';

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

/** The entries of the screens that the user may open, by section. */
export function MainMenu({ onChoose }: { onChoose: () => void }) {
  const translate = useTranslate();
  const { session } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const current = screenAt(location.pathname);
  const shown = current === null ? null : (screenOf(current).parent ?? current);
  // The chosen entry is marked at once, while its screen is still being rendered; where it is not left after all, no longer.
  const [marked, setMarked] = useOptimistic(shown);
  const sections = useMemo(() => menuOf(session), [session]);
  const menu = useShownEntry(shown);
  const choose = useEvent((name: ScreenName, event: MouseEvent) => {
    onChoose();
    if (opensElsewhere(event)) return;
    event.preventDefault();
    startTransition(() => setMarked(name));
    const { path } = screenOf(name);
    // The address that is shown gets no second entry in the history.
    void navigate(path, { replace: path === createPath(location) });
  });
  return (
    <>
      <Box ref={menu} component="nav" aria-label={translate('app.mainMenu')} sx={menuStyles}>
        {sections.map(({ section, screens: open }) => (
          <MenuSection
            key={section}
            section={section}
            open={open}
            marked={marked !== null && open.includes(marked) ? marked : null}
            onChoose={choose}
          />
        ))}
        {sections.length > 0 && <OwnLinks />}
      </Box>
      {/* Before the session is known there is nothing above them. */}
      {sections.length > 0 && <LegalLinks />}
    </>
  );
}

interface SectionProps {
  onChoose: (name: ScreenName, event: MouseEvent) => void;
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
}: Pick<SectionProps, 'onChoose'> & {
  name: ScreenName;
  isCurrent: boolean;
}) {
  const translate = useTranslate();
  const { icon, premium, path } = screenOf(name);
  const plan = usePlan();
  const isLocked = premium !== undefined && plan !== undefined && !plan.has(premium);
  const Icon = icon && icons[icon];
  return (
    // A router's link would be rendered again with each address.
    <a
      href={atBase(path)}
      onClick={event => onChoose(name, event)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {Icon && <Icon size={17} strokeWidth={1.9} aria-hidden />}
      <span>{translate(`screens.${name}`)}</span>
      {isLocked && (
        <Lock size={14} role="img" aria-label={translate('premium.inMenu')} style={{ marginLeft: 'auto' }} />
      )}
    </a>
  );
});
