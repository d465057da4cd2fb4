import { Typography } from '@mui/material';
import { useGetMany, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Audit } from '../../domain/entities/notification.ts';
import { ChangeList } from '../../engine/history/ChangeList.tsx';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { ActorLink } from './ActorLink.tsx';
import { TargetLink } from './TargetLink.tsx';

/** One record of the audit log: to whom, by whom, from where, and each value from what to what. */
export function AuditPanel({ id, onClose }: PanelProps) {
  const resource = useResourceContext()!;
  const translate = useTranslate();
  const query = useGetMany<Audit>(resource, { ids: [id] });
  const audit = query.data?.[0];
  const fact = (key: string, value: ReactNode) => ({
    key,
    label: translate(`resources.audits.fields.${key}`),
    value,
  });
  const factsOf = (of: Audit) => [
    fact('targetKind', translate(`choices.auditKind.${of.targetKind}`, { _: of.targetKind })),
    fact('targetName', <TargetLink audit={of} />),
    fact('actorName', <ActorLink audit={of} />),
    ...(of.actorRole ? [fact('actorRole', translate(`app.roles.${of.actorRole}`, { _: of.actorRole }))] : []),
    fact('ipAddress', of.ipAddress),
  ];
  return (
    <PanelFrame label={translate('auditLog.record')} onClose={onClose}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('auditLog.record')}
      </Typography>
      <QueryState query={query}>
        {() => (
          <>
            {audit && <DescriptionList facts={factsOf(audit)} />}
            {audit && <ChangeList changes={[audit]} />}
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
