import { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import { searchedAccountFields } from '../../domain/entities/searchedAccountFields.ts';
import { list } from '../../engine/list/definition.ts';
import { pathOf } from '../../screens.ts';
import { RegistrationCell } from '../accounts/RegistrationCell.tsx';
import { studentActions } from './studentActions.ts';
import { StudentSummary } from './StudentSummary.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const ManagerOptions = lazyPart(() => import('../accounts/ManagerOptions.tsx'), 'ManagerOptions');

/** The student list: its columns, filters, actions and export. */
export const studentList = list<Student>({
  resource: 'students',
  key: 'customerId',
  recordLabel: student => student.name,
  recordLink: student => pathOf('student', { id: student.customerId }),
  columns: [
    { source: 'name', card: 'title' },
    { source: 'email', as: 'email', card: 'subtitle', within: { column: 'name', at: 'below' } },
    { source: 'nickname', within: { column: 'name', at: 'beside' } },
    { source: 'phone', as: 'phone' },
    { source: 'registrationStatus', as: 'registrationStatus', card: 'side', render: RegistrationCell },
    { source: 'accountStatus', as: 'accountStatus', card: 'status' },
    {
      source: 'authenticatedAt',
      as: 'day',
      within: { column: 'registrationStatus', at: 'below', isNamed: true },
    },
    'managerName',
    { source: 'memo', sortable: false, elastic: true },
    { source: 'gender', as: 'gender', sortable: false, hidden: true },
    { source: 'birthday', as: 'date', sortable: false, hidden: true },
    { source: 'targetSeconds', as: 'duration', sortable: false, hidden: true },
    { source: 'guardianName', sortable: false, hidden: true },
    { source: 'guardianRelation', sortable: false, hidden: true },
    { source: 'guardianEmail', as: 'email', sortable: false, hidden: true },
    { source: 'guardianPhone', as: 'phone', sortable: false, hidden: true },
    { source: 'guardianConsent', as: 'guardianConsent', sortable: false, hidden: true },
    { source: 'createdAt', as: 'day', hidden: true },
  ],
  search: searchedAccountFields,
  filters: [
    { source: 'registrationStatus', statuses: 'registrationStatus' },
    { source: 'accountStatus', statuses: 'accountStatus' },
    { source: 'invitationState', statuses: 'invitationState' },
    { source: 'managerId', options: ManagerOptions },
  ],
  drawing: 'people',
  sort: { field: 'createdAt', order: 'DESC' },
  actions: studentActions,
  exports: { xlsx: contract.students.list, isImportable: true },
  header: StudentSummary,
});
