import { Button } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { pathOf, type ScreenName } from '../screens.ts';

/** A button to another screen, with its name. */
export function ScreenLink({ screen, icon: Icon }: { screen: ScreenName; icon: LucideIcon }) {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={pathOf(screen)}
      variant="outlined"
      color="inherit"
      startIcon={<Icon aria-hidden />}
    >
      {translate(`screens.${screen}`)}
    </Button>
  );
}
