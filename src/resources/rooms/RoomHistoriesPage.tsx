import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { RoomHistoryPanel } from './RoomHistoryPanel.tsx';
import { roomHistoryList } from './rooms.ts';

/** `/room/history` */
export const RoomHistoriesPage = () => (
  <ListScreen
    screen="roomHistory"
    i18nPrefix="rooms.history"
    definition={roomHistoryList}
    Panel={RoomHistoryPanel}
  />
);
RoomHistoriesPage.list = roomHistoryList;
