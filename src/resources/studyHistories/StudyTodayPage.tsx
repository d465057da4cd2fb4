import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { studyTodayList } from './studyHistories.ts';

/** `/study/history/today` */
export const StudyTodayPage = () => (
  <ListScreen screen="studyToday" i18nPrefix="records.lists.today" definition={studyTodayList} />
);
StudyTodayPage.list = studyTodayList;
