import { Link } from '@mui/material';
import { useResourceContext, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { Audit } from '../../domain/entities/notification.ts';
import { listPath } from '../../hooks/listPath.ts';

/** Who did it, with the way to everything else that they did in this academy. */
export function ActorLink({ audit: { actorId, actorName } }: { audit: Audit }) {
  const translate = useTranslate();
  const isOwnLog = useResourceContext() === 'audits';
  if (actorId === null || !isOwnLog) return <>{actorName || translate('audits.system')}</>;
  const label = translate('audits.byActor', { name: actorName });
  return (
    <Link component={RouterLink} to={listPath('audits', { actorId })} title={label} aria-label={label}>
      {actorName}
    </Link>
  );
}
