import type { ConflictField } from '../../engine/form/ConflictDialog.tsx';
import { permissions, type Permission } from '../../domain/permissions.ts';

interface Chosen {
  permissions: Permission[];
  observer: boolean;
}

/** The switches of a manager's permissions as fields of the conflict dialog. */
export const permissionFields = (translate: (key: string) => string): ConflictField[] => [
  { source: 'observer', label: translate('permissions.observer.label'), as: 'flag' },
  ...permissions.map(source => ({
    source,
    label: translate(`permissions.names.${source}`),
    as: 'flag' as const,
  })),
];

/** What is chosen, as a value for each switch. */
export const toSwitches = ({ permissions: given, observer }: Chosen): Record<string, boolean> => ({
  observer,
  ...Object.fromEntries(permissions.map(each => [each, given.includes(each)])),
});

/** The opposite of `toSwitches`. */
export const fromSwitches = (switches: Record<string, unknown>): Chosen => ({
  observer: switches.observer === true,
  permissions: permissions.filter(each => switches[each] === true),
});
