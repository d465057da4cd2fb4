import type { GridDefinition, GridField } from '../../../engine/bulkAdd/definition.ts';
import type { PermissionSet } from '../../../hooks/usePermissionSets.ts';
import { newManagers } from './newManagers.ts';

/** Whether a new manager can be given a set: who adds them holds all of it. */
export const isOffered = ({ permissions, lacked, observer }: PermissionSet) =>
  permissions.length > 0 && lacked.length === 0 && observer !== true;

/** The managers' grid with a column for permissions, which are named by role or preset. */
export function withPermissions(sets: readonly PermissionSet[]): GridDefinition {
  const offered = sets.filter(isOffered);
  const permissions: GridField = {
    source: 'permissions',
    kind: 'choice',
    width: 140,
    example: '',
    records: offered.map(({ key, label }) => ({ value: key, label, names: [label] })),
    toBody: text => offered.find(({ key }) => key === text)?.permissions ?? [],
  };
  const { fields } = newManagers;
  return { ...newManagers, fields: [...fields.slice(0, -1), permissions, ...fields.slice(-1)] };
}
