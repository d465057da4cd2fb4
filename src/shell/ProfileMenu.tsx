import {
  Avatar,
  Box,
  Divider,
  IconButton,
  ListItemText,
  MenuItem,
  MenuList,
  Popover,
  Tooltip,
  Typography,
} from '@mui/material';
import { Check, LogOut, UserRound } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { pathOf } from '../screens.ts';
import { useIsPhone } from '../hooks/useIsPhone.ts';
import { densities } from '../domain/densities.ts';
import { densityIcons } from '../ui/densityIcons.ts';
import { useDensity } from '../ui/useDensity.ts';
import { useSignOut } from '../unsaved/useSignOut.ts';

/** Who is signed in, the way to their settings, and out. */
export function ProfileMenu() {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { session } = useSession();
  const { data: me } = useApi(contract.session.me, {}, { enabled: session !== null, staleTime: 60_000 });
  const isPhone = useIsPhone();
  const [density, setDensity] = useDensity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const picture = (size: number) => (
    <Avatar
      src={me?.profileImageUrl ?? undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        fontWeight: 600,
        bgcolor: 'action.selected',
        color: 'primary.main',
      }}
    >
      {me ? me.name.slice(0, 1) : ''}
    </Avatar>
  );

  return (
    <>
      <Tooltip title={translate('app.profileMenu')}>
        <IconButton
          onClick={event => setAnchor(event.currentTarget)}
          aria-label={translate('app.profileMenu')}
          aria-haspopup="menu"
          sx={{ p: 0.5, borderRadius: '50%' }}
        >
          {picture(32)}
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 264, p: 0.75 } } }}
      >
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 1.25, py: 1 }}>
          {picture(40)}
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {me?.name}
            </Typography>
            <Typography noWrap variant="caption" color="text.secondary" component="p">
              {me?.email}
            </Typography>
            {session && (
              <Typography variant="caption" color="text.secondary" component="p">
                {translate(`app.roles.${session.role}`)}
              </Typography>
            )}
          </Box>
        </Box>
        <Divider sx={{ my: 0.75 }} />
        <MenuList autoFocusItem aria-label={translate('app.profileMenu')} sx={{ p: 0 }}>
          <MenuItem component={Link} to={pathOf('profile')} onClick={close}>
            <UserRound size={17} aria-hidden />
            <ListItemText>{translate('app.profile')}</ListItemText>
          </MenuItem>
          {/* What is touched keeps its size. */}
          {!isPhone &&
            densities.map(each => {
              const Icon = densityIcons[each];
              return (
                <MenuItem
                  key={each}
                  role="menuitemradio"
                  aria-checked={each === density}
                  onClick={() => setDensity(each)}
                >
                  <Icon size={17} aria-hidden />
                  <ListItemText>{`${translate('app.density.label')}: ${translate(`app.density.${each}`)}`}</ListItemText>
                  {each === density && <Check size={16} aria-hidden />}
                </MenuItem>
              );
            })}
          <MenuItem
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <LogOut size={17} aria-hidden />
            <ListItemText>{translate('app.signOut')}</ListItemText>
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
