import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { Message } from '../../layout/Message.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { roomList } from './rooms.ts';
import { useRoomParam } from './useRoomParam.ts';

/** `/room/status` */
export function RoomsPage() {
  const translate = useTranslate();
  const { roomId, close } = useRoomParam();
  return (
    <>
      <ListScreen
        screen="roomStatus"
        definition={roomList}
        caption={translate('rooms.status.caption')}
        empty={
          <Message
            size="part"
            tone="accent"
            title={translate('rooms.status.empty.title')}
            text={translate('rooms.status.empty.text')}
          />
        }
      />
      {roomId && <RoomPanel key={roomId} roomId={roomId} onClose={close} />}
    </>
  );
}
