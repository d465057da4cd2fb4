import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '../authProvider/session.ts';
import { lackedBy } from '../domain/authority.ts';
import type { Permission } from '../domain/permissions.ts';

interface Props {
  /** Why the record cannot be changed. */
  refusal: string;
  record: { permissions?: readonly Permission[] };
}

/** Says why something cannot be changed, and of an account what it holds that the visitor lacks. */
export function ReadOnlyNote({ refusal, record: { permissions = [] } }: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  const lacked = refusal === 'TARGET_HOLDS_MORE' && session ? lackedBy(session, permissions) : [];
  const names = lacked.map(permission => translate(`permissions.names.${permission}`)).join(', ');
  return (
    <Alert severity="info">
      {translate(refusal === 'FORBIDDEN' ? 'form.readOnly' : `errors.${refusal}`)}
      {names && ` ${translate('permissions.lacked', { names })}`}
    </Alert>
  );
}
