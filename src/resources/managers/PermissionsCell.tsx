import { Box } from '@mui/material';
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
  // The column has its width before the names are known.
  if (sets === undefined)
    return (
      <Box component="span" aria-hidden sx={{ visibility: 'hidden' }}>
        {custom}
      </Box>
    );
  const same = sets.find(
    set =>
      (set.observer === undefined || set.observer === observer) &&
      isSamePermissions(set.permissions, permissions),
  );
  return same?.label ?? custom;
}
