import { contract } from '../../../contract/index.ts';
import { newManager } from '../../../contract/managers.ts';
import type { GridDefinition } from '../../../engine/bulkAdd/definition.ts';
import { alsoCalled } from '../../accounts/headerAliases.ts';

/** New managers and observers: their grid, its template and its uploads. */
export const newManagers: GridDefinition = {
  resource: 'managers',
  words: 'accounts.managers',
  schema: newManager,
  create: contract.managers.create,
  rowsIn: 'managers',
  // Observers are counted apart (specification, section 6).
  capOf: ({ observer }) => (observer === 'true' ? 'OBSERVER_CAP' : 'MANAGER_CAP'),
  fields: [
    {
      source: 'name',
      kind: 'text',
      width: 140,
      example: 'grid.example.manager',
      alsoCalled: [...alsoCalled.name, '매니저명', '매니저 이름', 'manager', 'manager name'],
    },
    {
      source: 'email',
      kind: 'email',
      width: 240,
      example: 'manager@example.com',
      alsoCalled: alsoCalled.email,
    },
    {
      source: 'phone',
      kind: 'phone',
      width: 150,
      example: '01012345678',
      alsoCalled: alsoCalled.phone,
    },
    {
      source: 'observer',
      kind: 'choice',
      width: 120,
      example: 'false',
      choices: { values: ['false', 'true'], words: 'accounts.managers.observer' },
      alsoCalled: ['역할', '유형', 'type', 'kind'],
      alsoValues: { true: ['참관', '관찰자', 'teacher'], false: ['관리자', 'administrator'] },
      toBody: text => text === 'true',
    },
    {
      source: 'memo',
      kind: 'text',
      width: 220,
      example: 'grid.example.managerMemo',
      alsoCalled: alsoCalled.memo,
    },
  ],
};
