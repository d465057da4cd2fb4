import { RotateCcw, Trash2, UserCheck, UserX } from 'lucide-react';
import { contract } from '../../contract/index.ts';
import type { AdminStudent } from '../../contract/students.ts';
import type { Action } from '../../engine/actions/action.ts';
import { list } from '../../engine/list/definition.ts';
import { pathOfRecord } from '../../screens.ts';
import { AcademyOptions } from './AcademyOptions.tsx';

const activate: Action<AdminStudent> = {
  name: 'activate',
  icon: UserCheck,
  appliesTo: student => student.accountStatus === 'INACTIVE',
};
const restore: Action<AdminStudent> = {
  name: 'restore',
  icon: RotateCcw,
  appliesTo: student => student.accountStatus === 'DELETED',
};

/** The students of all academies. */
export const allStudentList = list<AdminStudent>({
  resource: 'adminStudents',
  key: 'id',
  recordLabel: student => student.name,
  recordLink: student => pathOfRecord('adminStudent', student.id),
  columns: [
    { source: 'name', card: 'title' },
    { source: 'email', as: 'email', card: 'line', within: { column: 'name', at: 'below' } },
    { source: 'groupName', sortable: false, card: 'line' },
    { source: 'groupId' },
    { source: 'accountStatus', as: 'accountStatus', card: 'status' },
    { source: 'registrationStatus', as: 'registrationStatus', sortable: false },
    { source: 'createdAt', as: 'dateTime' },
  ],
  search: ['name', 'email'],
  filters: [
    { source: 'accountStatus', statuses: 'accountStatus' },
    { source: 'groupId', options: AcademyOptions },
  ],
  drawing: 'people',
  sort: { field: 'name', order: 'ASC' },
  actions: [
    activate,
    {
      name: 'deactivate',
      icon: UserX,
      undo: activate,
      appliesTo: student => student.accountStatus === 'ACTIVE',
    },
    restore,
    {
      name: 'delete',
      icon: Trash2,
      tone: 'negative',
      requiresTypedConfirmation: true,
      undo: restore,
      appliesTo: student => student.accountStatus !== 'DELETED',
    },
  ],
  exports: { xlsx: contract.adminStudents.list },
});
