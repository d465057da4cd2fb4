import { useTranslate } from 'ra-core';
import type { Manager } from '../../domain/entities/account.ts';
import { isSamePermissions } from '../../domain/isSamePermissions.ts';
import { usePermissionSets } from '../../hooks/usePermissionSets.ts';

/** The name of the role or preset that a manager's permissions equal, or how many they are. */
export function PermissionsCell({ record }: { record: Manager }) {
  const translate = useTranslate();
  const sets = usePermissionSets();
  const { permissions, observer } = record;
  if (sets === undefined) return null;
  const same = sets.find(
    set =>
      (set.observer === undefined || set.observer === observer) &&
      isSamePermissions(set.permissions, permissions),
  );
  return same?.label ?? translate('permissions.roles.custom', permissions.length);
}
