import { Box } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { screenOf, type ScreenName } from '../screens.ts';

/** The way back from a screen that others lead to. Screens of the menu need none. */
export function Breadcrumb({ screen }: { screen: ScreenName }) {
  const translate = useTranslate();
  const parent = screenOf(screen).parent;
  if (parent === undefined) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('app.breadcrumb')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        mb: 0.75,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box
        component={Link}
        to={screenOf(parent).path}
        sx={{
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { color: 'text.primary', textDecoration: 'underline' },
        }}
      >
        {translate(`screens.${parent}`)}
      </Box>
      <ChevronRight size={14} aria-hidden />
      <span aria-current="page">{translate(`screens.${screen}`)}</span>
    </Box>
  );
}
