import { Button } from '@mui/material';
import { DoorOpen } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { can } from '../../domain/permissions.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { pathOfRecord, screens } from '../../screens.ts';
import { HoursLink } from '../../ui/HoursLink.tsx';
import { JoinHistory } from './JoinHistory.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomHead } from './RoomHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A room of the history: everyone who has been in it, and what it was. */
export function RoomHistoryPanel({ id: roomId, onClose }: PanelProps) {
  const translate = useTranslate();
  const { session } = useSession();
  const query = useApi(contract.rooms.historyOne, { params: { roomId } });
  return (
    <PanelFrame label={query.data?.basicInfo.name ?? translate('rooms.panel.loading')} onClose={onClose}>
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
                  {details.basicInfo.status === 'AVAILABLE' && can(session, screens.roomStatus.access) && (
                    <Button
                      component={Link}
                      to={pathOfRecord('roomStatus', roomId)}
                      variant="outlined"
                      color="inherit"
                      startIcon={<DoorOpen aria-hidden />}
                    >
                      {translate('rooms.panel.toStatus')}
                    </Button>
                  )}
                  <HoursLink of={{ room: roomId }} />
                </>
              }
            />
            <Tabs
              label={details.basicInfo.name}
              tabs={[
                {
                  key: 'joins',
                  label: translate('rooms.panel.tabs.joins'),
                  content: <JoinHistory roomId={roomId} roomName={details.basicInfo.name} />,
                },
                {
                  key: 'info',
                  label: translate('rooms.panel.tabs.info'),
                  content: (
                    <RoomFacts details={details} representative={contract.rooms.historyRepresentative} />
                  ),
                },
              ]}
            />
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
