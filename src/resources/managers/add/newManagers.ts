import { contract } from '../../../contract/index.ts';
import { newManager } from '../../../contract/managerBodies.ts';
import type { GridDefinition } from '../../../engine/bulkAdd/definition.ts';
import { headerAliases } from '../../accounts/headerAliases.ts';

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
      headerAliases: [...headerAliases.name, '매니저명', '매니저 이름', 'manager', 'manager name'],
    },
    {
      source: 'email',
      kind: 'email',
      width: 240,
      example: 'manager@example.com',
      headerAliases: headerAliases.email,
    },
    {
      source: 'phone',
      kind: 'phone',
      width: 150,
      example: '01012345678',
      headerAliases: headerAliases.phone,
    },
    {
      source: 'observer',
      kind: 'choice',
      width: 120,
      example: 'false',
      choices: { values: ['false', 'true'], i18nPrefix: 'accounts.managers.observer' },
      headerAliases: ['역할', '유형', 'type', 'kind'],
      valueAliases: { true: ['참관', '관찰자', 'teacher'], false: ['관리자', 'administrator'] },
      toBody: text => text === 'true',
    },
    {
      source: 'memo',
      kind: 'text',
      width: 220,
      example: 'grid.example.managerMemo',
      headerAliases: headerAliases.memo,
    },
  ],
};
