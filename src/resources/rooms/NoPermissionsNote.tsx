import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/session.ts';
import { useAcademy } from '../../hooks/useAcademy.ts';

/** Explains to managers without permissions why this is all they see, and who can change that. */
export function NoPermissionsNote() {
  const translate = useTranslate();
  const { session } = useSession();
  const academy = useAcademy();
  const isStaff = session?.role === 'MANAGER' || session?.role === 'OBSERVER';
  if (!isStaff || session.permissions.length > 0 || academy === undefined) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {translate('rooms.history.noPermissions', {
        name: academy.ownerCustomerName,
        email: academy.ownerCustomerEmail,
      })}
    </Alert>
  );
}
