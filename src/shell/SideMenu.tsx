import { Box, Drawer, keyframes } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ThemeMenu } from '../ui/ThemeMenu.tsx';
import { useIsPhone } from '../hooks/useIsPhone.ts';
import { MainMenu } from './MainMenu.tsx';
import { sideMenuWidth } from './sideMenuWidth.ts';
import { topBarHeight } from './TopBar.tsx';

const more = keyframes({
  'from, 95%': { maskImage: 'linear-gradient(to top, transparent, #000 48px)' },
  to: { maskImage: 'none' },
});

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
  const menu = <MainMenu onChoose={onChoose} />;
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
