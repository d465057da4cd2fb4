import { contract } from '../../../contract/index.ts';
import { newManager } from '../../../contract/managerBodies.ts';
import type { GridDefinition } from '../../../engine/bulkAdd/definition.ts';

/** New managers and observers: their grid, its template and its uploads. */
export const newManagers: GridDefinition = {
  resource: 'managers',
  words: 'accounts.managers',
  schema: newManager,
  create: contract.managers.create,
  bodyKey: 'managers',
  // Observers are counted apart (specification, section 6).
  limitCodeOf: ({ observer }) => (observer === 'true' ? 'OBSERVER_CAP' : 'MANAGER_CAP'),
  fields: [
    {
      source: 'name',
      kind: 'text',
      width: 140,
      example: 'grid.example.manager',
    },
    {
      source: 'email',
      kind: 'email',
      width: 240,
      example: 'manager@example.com',
    },
    {
      source: 'phone',
      kind: 'phone',
      width: 150,
      example: '01012345678',
    },
    {
      source: 'observer',
      kind: 'choice',
      width: 120,
      example: 'false',
      choices: { values: ['false', 'true'], i18nPrefix: 'accounts.managers.observer' },
      toBody: text => text === 'true',
    },
    {
      source: 'memo',
      kind: 'text',
      width: 220,
      example: 'grid.example.managerMemo',
    },
  ],
};
