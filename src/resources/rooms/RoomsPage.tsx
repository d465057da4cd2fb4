import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { roomList } from './rooms.ts';

/** `/room/status` */
export const RoomsPage = () => (
  <ListScreen screen="roomStatus" i18nPrefix="rooms.status" definition={roomList} Panel={RoomPanel} />
);
RoomsPage.list = roomList;
