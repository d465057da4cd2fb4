import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { missingCompanions } from '../../domain/permissionCompanions.ts';
import type { Permission } from '../../domain/permissions.ts';

/** What a set of permissions lacks to be of full use, a sentence each. */
export function PermissionHints({ permissions }: { permissions: readonly Permission[] }) {
  const translate = useTranslate();
  return permissions.flatMap(permission =>
    missingCompanions({ permissions, observer: false }, permission).map(other => (
      <Typography
        key={`${permission} ${other}`}
        variant="caption"
        component="p"
        sx={{ color: 'warning.main', mt: 0.25 }}
      >
        {translate(`permissions.names.${permission}`)}:{' '}
        {translate(`permissions.companions.${permission}.${other}`, {
          permission: translate(`permissions.names.${other}`),
        })}
      </Typography>
    )),
  );
}
