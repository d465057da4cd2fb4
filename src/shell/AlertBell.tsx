import { Badge, IconButton, Popover, Tooltip } from '@mui/material';
import { Bell } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { can } from '../domain/permissions.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

const AlertList = lazyPart(() => import('./AlertList.tsx'), 'AlertList');

const call = contract.session.alerts;
/** The stream reports new alerts; polling covers events it missed. */
const safetyMs = 60_000;

/** The bell with what happened in the rooms: how many alerts are new, and which. */
export function AlertBell() {
  const translate = useTranslate();
  const { session } = useSession();
  const isOpenToMe = session !== null && can(session, call.access);
  const { data } = useApi(call, {}, { enabled: isOpenToMe, refetchInterval: safetyMs });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!isOpenToMe) return null;
  const unread = data?.unreadCount ?? 0;
  const label = unread > 0 ? translate('bell.openWith', unread) : translate('bell.open');
  return (
    <>
      <Tooltip title={translate('bell.open')}>
        <IconButton
          onPointerEnter={AlertList.preload}
          onFocus={AlertList.preload}
          onClick={event => setAnchor(event.currentTarget)}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
        >
          <Badge
            badgeContent={unread}
            max={99}
            color="error"
            overlap="circular"
            // It grows to the left, within the button.
            sx={{ '& .MuiBadge-badge': { right: '-7px', translate: '-50%', height: 'auto', minHeight: 20 } }}
          >
            <Bell size={20} aria-hidden />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('bell.title'),
            sx: { width: 'min(400px, calc(100vw - 16px))', mt: 1 },
          },
        }}
      >
        {anchor && (
          <Suspense fallback={null}>
            <AlertList alerts={data?.content} unread={unread} onClose={() => setAnchor(null)} />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
