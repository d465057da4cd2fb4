import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { studyHistoryList } from './studyHistories.ts';

/** `/study/history` */
export const StudyHistoryPage = () => (
  <ListScreen screen="studyHistory" i18nPrefix="records.lists.history" definition={studyHistoryList} />
);
StudyHistoryPage.list = studyHistoryList;
