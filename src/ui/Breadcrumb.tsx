import { Box } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { queryOfPlace } from '../hooks/queryOfPlace.ts';
import { useListPlaces } from '../hooks/useListPlaces.ts';
import { screenOf, type ScreenName } from '../screens.ts';

interface Props {
  screen: ScreenName;
  /** The screen that led here, where several do; the screen's own parent when absent. */
  from?: ScreenName | undefined;
}

/** The way back from a screen that others lead to, to a list as it was left. Screens of the menu need none. */
export function Breadcrumb({ screen, from }: Props) {
  const translate = useTranslate();
  const places = useListPlaces();
  const parent = from ?? screenOf(screen).parent;
  if (parent === undefined) return null;
  const place = Object.values(places).find(each => each.screen === parent);
  const query = place ? `?${new URLSearchParams(queryOfPlace(place))}` : '';
  return (
    <Box
      component="nav"
      aria-label={translate('app.breadcrumb')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box
        component={Link}
        to={screenOf(parent).path + query}
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
