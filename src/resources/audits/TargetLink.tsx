import { Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import type { Audit } from '../../domain/entities/notification.ts';
import { targetPath } from './targetPath.ts';
import { useTargetName } from './useTargetName.ts';

/** The target of an audit record, with a link for users who may open it. */
export function TargetLink({ audit }: { audit: Audit }) {
  const translate = useTranslate();
  const { session } = useSession();
  const name = useTargetName()(audit);
  const path = targetPath(session, audit);
  if (path === null) return <>{name || '—'}</>;
  return (
    <Link component={RouterLink} to={path}>
      {name || translate('audits.openTarget')}
    </Link>
  );
}
