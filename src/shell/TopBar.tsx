import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { PanelLeft } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Link } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { homeOf } from '../screens.ts';
import { AlertBell } from './AlertBell.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { Logo } from '../ui/Logo.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeMenu } from '../ui/ThemeMenu.tsx';
import { TrialChip } from './TrialChip.tsx';
import { useIsPhone } from '../hooks/useIsPhone.ts';
import { useAcademy } from '../hooks/useAcademy.ts';
import { useLogoPreview } from '../hooks/logoPreview.ts';
import { useProductName } from '../hooks/useProductName.ts';

export const topBarHeight = 56;

const oneLine = { fontSize: '0.9375rem', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };
/** A phone has room for half of a usual name, next to the days left of a trial. */
const twoLines = {
  fontSize: '0.875rem',
  lineHeight: 1.25,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
};

interface Props {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

/** The academy's name and logo, the side menu's toggle, and what is the visitor's own. On a phone language and theme are in the menu. */
export const TopBar = memo(function TopBar({ isMenuOpen, onToggleMenu }: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  const academy = useAcademy();
  const preview = useLogoPreview();
  const product = useProductName();
  const isPhone = useIsPhone();
  const menuLabel = translate(isMenuOpen ? 'app.closeMenu' : 'app.openMenu');
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: topBarHeight,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.25, sm: 1 },
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title={menuLabel}>
        <IconButton onClick={onToggleMenu} aria-label={menuLabel} aria-expanded={isMenuOpen}>
          <PanelLeft size={20} aria-hidden />
        </IconButton>
      </Tooltip>
      <Box
        component={Link}
        to={homeOf(session)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minWidth: 0,
          px: 0.5,
          py: 0.5,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <Logo url={preview === undefined ? (academy?.coverImageUrl ?? null) : preview} />
        <Typography sx={[{ fontWeight: 650, letterSpacing: '-0.01em' }, isPhone ? twoLines : oneLine]}>
          {academy?.title ?? product}
        </Typography>
      </Box>
      <Box sx={{ flex: 1 }} />
      <TrialChip />
      <CommandPalette />
      <AlertBell />
      {!isPhone && <LanguageMenu />}
      {!isPhone && <ThemeMenu />}
      <ProfileMenu />
    </Box>
  );
});
