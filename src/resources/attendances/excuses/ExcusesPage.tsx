import { ListScreen } from '../../../engine/list/ListScreen.tsx';
import { excuseList } from './excuses.ts';

/** `/attendance/excuses` */
export const ExcusesPage = () => (
  <ListScreen screen="excuses" i18nPrefix="excuses.list" definition={excuseList} />
);
ExcusesPage.list = excuseList;
