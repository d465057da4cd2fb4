import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { Message } from '../../layout/Message.tsx';
import { RoomHistoryPanel } from './RoomHistoryPanel.tsx';
import { roomHistoryList } from './rooms.ts';
import { useRoomParam } from './useRoomParam.ts';

/** `/room/history` */
export function RoomHistoriesPage() {
  const translate = useTranslate();
  const { roomId, close } = useRoomParam();
  return (
    <>
      <ListScreen
        screen="roomHistory"
        definition={roomHistoryList}
        caption={translate('rooms.history.caption')}
        empty={
          <Message
            size="part"
            tone="accent"
            title={translate('rooms.history.empty.title')}
            text={translate('rooms.history.empty.text')}
          />
        }
      />
      {roomId && <RoomHistoryPanel key={roomId} roomId={roomId} onClose={close} />}
    </>
  );
}
