import { ListScreen } from '../../../engine/list/ListScreen.tsx';
import { batchList } from './batchList.ts';
import { BatchPanel } from './BatchPanel.tsx';

/** `/student-batches` */
export const BatchesPage = () => (
  <ListScreen
    screen="studentBatches"
    i18nPrefix="accounts.batches"
    definition={batchList}
    Panel={BatchPanel}
  />
);
