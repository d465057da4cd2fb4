import { Pencil, Trash2 } from 'lucide-react';
import { contract } from '../../../contract/index.ts';
import type { ListedExcuse } from '../../../domain/entities/excuse.ts';
import type { Action } from '../../../engine/actions/action.ts';
import { list } from '../../../engine/list/definition.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { ManagerOptions } from '../../accounts/ManagerOptions.tsx';
import { ExcuseFileCell } from './ExcuseFileCell.tsx';
import { StudentName } from '../StudentName.tsx';

const EditExcuse = lazyPart(() => import('./EditExcuse.tsx'), 'EditExcuse');

const actions: readonly Action<ListedExcuse>[] = [
  {
    name: 'editExcuse',
    icon: Pencil,
    single: true,
    opens: { call: contract.attendances.updateExcuse, Dialog: EditExcuse },
  },
  { name: 'deleteExcuses', icon: Trash2, tone: 'negative' },
];

/** The days on which students are or were excused. */
export const excuseList = list<ListedExcuse>({
  resource: 'excuses',
  key: 'excuseId',
  actions,
  recordLabel: excuse => excuse.name,
  columns: [
    { source: 'name', card: 'title', render: StudentName },
    { source: 'email', as: 'email', sortable: false, hidden: true },
    { source: 'managerName', sortable: false },
    { source: 'since', as: 'date', card: 'line' },
    { source: 'until', as: 'date', card: 'line' },
    { source: 'reason', as: 'excuseReason', card: 'status' },
    { source: 'note', sortable: false },
    { source: 'file', as: 'fileKind', sortable: false, render: ExcuseFileCell },
    { source: 'createdBy', sortable: false },
    { source: 'createdAt', as: 'dateTime' },
  ],
  search: ['name', 'email', 'note'],
  filters: [
    { source: 'excuseReason', choices: 'excuseReason' },
    { source: 'managerId', options: ManagerOptions },
  ],
  period: 'optional',
  drawing: 'days',
  sort: { field: 'since', order: 'DESC' },
  exports: { xlsx: contract.attendances.excuseList },
});
