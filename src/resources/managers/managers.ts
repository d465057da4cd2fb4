import { contract } from '../../contract/index.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { searchedAccountFields } from '../../domain/entities/searchedAccountFields.ts';
import { list } from '../../engine/list/definition.ts';
import { pathOf } from '../../screens.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RegistrationCell } from '../accounts/RegistrationCell.tsx';
import { managerActions } from './managerActions.ts';
import { PermissionsCell } from './PermissionsCell.tsx';
import { ManagerSummary } from './ManagerSummary.tsx';

const RoleOptions = lazyPart(() => import('./RoleOptions.tsx'), 'RoleOptions');

/** The manager list: its columns, filters, actions and export. */
export const managerList = list<Manager>({
  resource: 'managers',
  key: 'customerId',
  recordLabel: manager => manager.name,
  recordLink: manager => pathOf('manager', { id: manager.customerId }),
  columns: [
    { source: 'name', card: 'title' },
    { source: 'observer', as: 'managerRole', sortable: false, card: 'status' },
    { source: 'email', as: 'email', card: 'subtitle', within: { column: 'name', at: 'below' } },
    { source: 'phone', as: 'phone' },
    { source: 'registrationStatus', as: 'registrationStatus', card: 'side', render: RegistrationCell },
    { source: 'accountStatus', as: 'accountStatus', card: 'status' },
    { source: 'permissions', as: 'permissions', sortable: false, render: PermissionsCell },
    { source: 'assignedStudentCount', as: 'number' },
    {
      source: 'authenticatedAt',
      as: 'day',
      within: { column: 'registrationStatus', at: 'below', isNamed: true },
    },
    { source: 'memo', sortable: false, hidden: true },
    { source: 'createdAt', as: 'day', hidden: true },
  ],
  search: searchedAccountFields,
  filters: [
    { source: 'registrationStatus', statuses: 'registrationStatus' },
    { source: 'accountStatus', statuses: 'accountStatus' },
    { source: 'invitationState', statuses: 'invitationState' },
    { source: 'role', options: RoleOptions },
  ],
  drawing: 'people',
  sort: { field: 'createdAt', order: 'DESC' },
  actions: managerActions,
  exports: { xlsx: contract.managers.list, isImportable: true },
  header: ManagerSummary,
});
