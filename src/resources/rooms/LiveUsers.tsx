import { Avatar, Box, Checkbox, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { UserX } from 'lucide-react';
import xor from 'lodash/xor';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { RoomUser } from '../../domain/entities/room.ts';
import { formatTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { DeviceIcons } from '../../ui/DeviceIcons.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MessageBar } from './MessageBar.tsx';
import { RemoveUserDialog } from '../../ui/RemoveUserDialog.tsx';

/** Who is in a room now, and how. */
export function LiveUsers({ roomId }: { roomId: string }) {
  const translate = useTranslate();
  const { session } = useSession();
  const mayRemove = useMayCall(contract.rooms.removeUser);
  const mayMessage = useMayCall(contract.notifications.create);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<RoomUser | null>(null);
  const query = useApi(contract.rooms.roomUsers, { params: { roomId } }, { refetchInterval: 60_000 });
  return (
    <>
      {session?.role === 'OBSERVER' && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1 }}>
          {translate('rooms.users.observer')}
        </Typography>
      )}
      <QueryState query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState
              size="part"
              tone="neutral"
              drawing="room"
              title={translate('rooms.users.empty.title')}
              text={translate('rooms.users.empty.text')}
            />
          ) : (
            <>
              {mayMessage && (
                <MessageBar students={content.filter(isStudent)} selected={selected} onChange={setSelected} />
              )}
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {content.map(user => (
                  <User
                    key={user.roomUserId}
                    user={user}
                    {...(mayMessage && isStudent(user)
                      ? {
                          isSelected: selected.includes(user.customerId),
                          onSelect: () => setSelected(before => xor(before, [user.customerId])),
                        }
                      : {})}
                    {...(mayRemove ? { onRemove: () => setRemoved(user) } : {})}
                  />
                ))}
              </Box>
            </>
          )
        }
      </QueryState>
      {removed && (
        <RemoveUserDialog user={{ ...removed, name: removed.username }} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}

const isStudent = ({ userType }: RoomUser) => userType === 'STUDENT';

interface UserProps {
  user: RoomUser;
  isSelected?: boolean;
  /** Without it, the user cannot be selected. */
  onSelect?: () => void;
  onRemove?: () => void;
}

function User({ user, isSelected = false, onSelect, onRemove }: UserProps) {
  const translate = useTranslate();
  const place = useFormatContext();
  const details = [
    translate('rooms.users.entered', { time: formatTime(user.enteredAt, place) }),
    user.deviceModel || translate(`choices.deviceType.${user.deviceType}`),
    user.os,
    user.networkType === 'UNKNOWN' ? '' : translate(`choices.networkType.${user.networkType}`),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onSelect && (
        <Checkbox
          size="small"
          edge="start"
          checked={isSelected}
          onChange={onSelect}
          slotProps={{ input: { 'aria-label': translate('rooms.users.select', { name: user.username }) } }}
          sx={{ mr: -1 }}
        />
      )}
      <Avatar
        alt=""
        aria-hidden
        sx={{
          width: 34,
          height: 34,
          fontSize: 14,
          fontWeight: 650,
          bgcolor: 'action.selected',
          color: 'primary.main',
        }}
      >
        {user.username.slice(0, 1)}
      </Avatar>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Typography noWrap sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
            {user.username}
          </Typography>
          {user.userType !== 'STUDENT' && (
            <Chip size="small" label={translate(`choices.userType.${user.userType}`)} />
          )}
          {user.creatorPermission && (
            <Chip size="small" color="primary" variant="outlined" label={translate('rooms.users.host')} />
          )}
        </Box>
        <Typography variant="caption" color="text.secondary" component="div">
          {details.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <DeviceIcons camera={user.camera} mic={user.mic} speaker={user.speaker} />
      {onRemove && (
        <Tooltip title={translate('rooms.remove.button')}>
          <IconButton
            size="small"
            aria-label={translate('rooms.remove.named', { name: user.username })}
            onClick={onRemove}
          >
            <UserX size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
