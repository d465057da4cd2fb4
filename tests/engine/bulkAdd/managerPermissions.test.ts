import { expect, test } from 'vitest';
import { missingCompanions } from '../../../src/domain/permissionCompanions.ts';
import { permissionPresets, type PermissionPreset } from '../../../src/domain/permissionPresets.ts';
import { validateRow } from '../../../src/engine/bulkAdd/rows/validateRow.ts';
import { toBody } from '../../../src/engine/bulkAdd/cells/toBody.ts';
import { withPermissions } from '../../../src/resources/managers/add/withPermissions.ts';

const { attendance, manager, observer } = permissionPresets;
const definition = withPermissions([
  { key: 'role-1', label: '출결 담당', permissions: attendance.permissions, version: 1, lacked: [] },
  { key: 'manager', label: '전체 권한', ...manager, lacked: ['MANAGE_GROUP'] },
  { key: 'observer', label: '옵서버', ...observer, lacked: [] },
  { key: 'none', label: '없음', permissions: [], lacked: [] },
]);
const row = { name: '새매니저', email: 'new@manager.example' };

test('new managers are offered the sets that their adder holds, by the names of roles and presets', () => {
  const column = definition.fields.find(({ source }) => source === 'permissions')!;
  expect(column.records).toEqual([{ value: 'role-1', label: '출결 담당', names: ['출결 담당'] }]);
  expect(toBody(definition.fields, { ...row, permissions: 'role-1' })).toMatchObject({
    permissions: attendance.permissions,
  });
  expect(toBody(definition.fields, row)).not.toHaveProperty('permissions');
});

test('a set that is not offered is no valid choice', () => {
  expect(validateRow(definition, { ...row, permissions: 'role-1' })).toEqual({});
  expect(validateRow(definition, { ...row, permissions: 'manager' })).toEqual({
    permissions: 'validation.choice',
  });
});

test('what is proposed for managers lacks nothing that it depends on', () => {
  const presets: PermissionPreset[] = Object.values(permissionPresets);
  for (const { permissions, observer: watches = false } of presets)
    if (!watches)
      expect(permissions.flatMap(each => missingCompanions({ permissions, observer: false }, each))).toEqual(
        [],
      );
});
