import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { pathOfRecord } from '../../screens.ts';
import { EndRoomButton } from './EndRoomButton.tsx';
import { JoinRoomButton } from './JoinRoomButton.tsx';
import { LiveUsers } from './LiveUsers.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomHead } from './RoomHead.tsx';
import { RoomSettings } from './RoomSettings.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** An open room: who is in it now, what it is, and its settings. */
export function RoomPanel({ id: roomId, onClose }: PanelProps) {
  const translate = useTranslate();
  const query = useApi(contract.rooms.activeOne, { params: { roomId } });
  const mayEnd = useMayCall(contract.rooms.end);
  const mayChange = useMayCall(contract.rooms.update);
  const isGone = problemOf(query.error)?.status === 404;
  return (
    <PanelFrame label={query.data?.basicInfo.name ?? translate('rooms.panel.loading')} onClose={onClose}>
      {isGone ? (
        <EmptyState
          size="part"
          tone="neutral"
          title={translate('rooms.panel.ended.title')}
          text={translate('rooms.panel.ended.text')}
          actions={
            <Button
              component={Link}
              to={pathOfRecord('roomHistory', roomId)}
              variant="outlined"
              color="inherit"
            >
              {translate('rooms.panel.toHistory')}
            </Button>
          }
        />
      ) : (
        <QueryState
          query={query}
          skeleton={<Skeleton variant="rounded" height={120} style={{ marginTop: 40 }} />}
        >
          {details => (
            <>
              <RoomHead
                room={details.basicInfo}
                actions={
                  <>
                    <JoinRoomButton room={details.basicInfo} />
                    {mayEnd && <EndRoomButton room={details.basicInfo} onEnded={onClose} />}
                  </>
                }
              />
              <Tabs
                label={details.basicInfo.name}
                tabs={[
                  {
                    key: 'users',
                    label: translate('rooms.panel.tabs.users'),
                    content: <LiveUsers roomId={roomId} />,
                  },
                  {
                    key: 'info',
                    label: translate('rooms.panel.tabs.info'),
                    content: (
                      <RoomFacts details={details} representative={contract.rooms.activeRepresentative} />
                    ),
                  },
                  ...(mayChange
                    ? [
                        {
                          key: 'settings',
                          label: translate('rooms.panel.tabs.settings'),
                          content: <RoomSettings roomId={roomId} />,
                        },
                      ]
                    : []),
                ]}
              />
            </>
          )}
        </QueryState>
      )}
    </PanelFrame>
  );
}
