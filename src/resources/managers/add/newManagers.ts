import { contract } from '../../../contract/index.ts';
import { newManager } from '../../../contract/managerBodies.ts';
import type { GridDefinition, GridField } from '../../../engine/bulkAdd/definition.ts';
import { newAccountColumns } from '../../accounts/newAccountColumns.ts';

const columns = newAccountColumns('manager', {
  name: { example: 'grid.example.manager' },
  email: { example: 'manager@example.com' },
  memo: { width: 130, example: 'grid.example.managerMemo' },
});
const observer: GridField = {
  source: 'observer',
  kind: 'choice',
  width: 100,
  example: 'false',
  choices: { values: ['false', 'true'], i18nPrefix: 'accounts.managers.observer' },
  toBody: text => text === 'true',
};

/** New managers and observers: their grid, its template and its uploads. */
export const newManagers: GridDefinition = {
  resource: 'managers',
  words: 'accounts.managers',
  schema: newManager,
  create: contract.managers.create,
  bodyKey: 'managers',
  // Observers are counted apart (specification, section 6).
  limitCodeOf: ({ observer }) => (observer === 'true' ? 'OBSERVER_CAP' : 'MANAGER_CAP'),
  // The kind of account comes after name, email and phone.
  fields: [...columns.slice(0, 3), observer, ...columns.slice(3)],
};
