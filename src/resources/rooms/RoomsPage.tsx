import { ListScreen } from '../../engine/list/ListScreen.tsx';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { RoomPanel } from './RoomPanel.tsx';
import { roomCounts } from './roomCounts.ts';
import { roomList } from './rooms.ts';

/** `/room/status` */
export const RoomsPage = () => (
  <ListScreen screen="roomStatus" i18nPrefix="rooms.status" definition={roomList} Panel={RoomPanel} />
);
RoomsPage.list = roomList;

const sideQueries: PageQueries = async () => roomCounts;
RoomsPage.sideQueries = sideQueries;
