import type { AttentionEntry } from '../../domain/entities/attention.ts';
import { list } from '../../engine/list/definition.ts';
import { SwitchOptions } from '../../engine/list/SwitchOptions.tsx';
import { StudentName } from '../attendances/StudentName.tsx';
import { ManagerOptions } from '../accounts/ManagerOptions.tsx';
import { AttentionStates } from './AttentionStates.tsx';
import { attentionActions } from './attentionActions.ts';
import { Findings } from './Findings.tsx';

/** Students who need attention, and why. */
export const attentionList = list<AttentionEntry>({
  resource: 'attention',
  key: 'customerId',
  actions: attentionActions,
  recordLabel: student => student.name,
  columns: [
    { source: 'name', card: 'title', render: StudentName },
    { source: 'findings', card: 'subtitle', sortable: false, elastic: true, render: Findings },
    { source: 'since', as: 'date', card: 'status' },
    'managerName',
    { source: 'findingCount', as: 'number' },
    { source: 'email', as: 'email', sortable: false, hidden: true },
  ],
  search: ['name', 'email'],
  filters: [
    { source: 'rule', choices: 'attentionRule' },
    { source: 'managerId', options: ManagerOptions },
    { source: 'handled', options: SwitchOptions },
  ],
  drawing: 'done',
  sort: { field: 'findingCount', order: 'DESC' },
  header: AttentionStates,
});
