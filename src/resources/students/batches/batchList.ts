import type { Batch } from '../../../contract/batches.ts';
import { list } from '../../../engine/list/definition.ts';
import { pathOfRecord } from '../../../screens.ts';
import { BatchCounts } from './BatchCounts.tsx';
import { BatchFile } from './BatchFile.tsx';

/** The history of imports and bulk changes of students. */
export const batchList = list<Batch>({
  resource: 'batches',
  recordLabel: ({ createdAt }) => createdAt,
  recordLink: ({ batchId }) => pathOfRecord('studentBatches', batchId),
  columns: [
    { source: 'createdAt', as: 'dateTime', card: 'line' },
    { source: 'action', as: 'batchAction', sortable: false, card: 'title' },
    { source: 'addedCount', sortable: false, card: 'line', render: BatchCounts },
    { source: 'fileName', sortable: false, render: BatchFile },
    { source: 'actorName', sortable: false },
    { source: 'undoneAt', as: 'dateTime', sortable: false },
  ],
  sort: { field: 'createdAt', order: 'DESC' },
});
