import { useTranslate } from 'ra-core';
import type { Manager } from '../../domain/entities/account.ts';
import { isSamePermissions } from '../../domain/isSamePermissions.ts';
import { usePermissionSets } from '../../hooks/usePermissionSets.ts';

/** The name of the role or preset that a manager's permissions equal, or how many they are. */
export function PermissionsCell({ record }: { record: Manager }) {
  const translate = useTranslate();
  const sets = usePermissionSets();
  const { permissions, observer } = record;
  const custom = translate('permissions.roles.custom', permissions.length);
  const same = sets?.find(
    set =>
      (set.observer === undefined || set.observer === observer) &&
      isSamePermissions(set.permissions, permissions),
  );
  return (
    // The column has its width before the names are known: that of most names.
    <span
      {...(sets === undefined && { 'aria-hidden': true })}
      style={{
        display: 'inline-block',
        minWidth: '8rem',
        visibility: sets === undefined ? 'hidden' : 'visible',
      }}
    >
      {same?.label ?? custom}
    </span>
  );
}
