import { Typography } from '@mui/material';
import { useGetMany, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSession } from '../../authProvider/session.ts';
import type { Audit } from '../../domain/entities/notification.ts';
import { ChangeList } from '../../engine/history/ChangeList.tsx';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { listPath } from '../../engine/list/listPath.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { Facts } from '../../layout/Facts.tsx';
import { PanelFrame } from '../../layout/PanelFrame.tsx';
import { targetPath } from './targetPath.ts';
import { TextLink } from './TextLink.tsx';
import { useTargetName } from './useTargetName.ts';

/** One record of the audit log: to whom, by whom, from where, and each value from what to what. */
export function AuditPanel({ id, onClose }: PanelProps) {
  const resource = useResourceContext()!;
  const translate = useTranslate();
  const query = useGetMany<Audit>(resource, { ids: [id] });
  const audit = query.data?.[0];
  const { session } = useSession();
  const nameOf = useTargetName();
  const path = audit ? targetPath(session, audit) : null;
  const facts: [string, ReactNode][] | undefined = audit && [
    ['targetKind', translate(`choices.auditKind.${audit.targetKind}`, { _: audit.targetKind })],
    [
      'targetName',
      path === null ? (
        nameOf(audit)
      ) : (
        <TextLink to={path}>{nameOf(audit) || translate('audits.openTarget')}</TextLink>
      ),
    ],
    [
      'actorName',
      resource === 'audits' && audit.actorId !== null ? (
        <TextLink
          to={listPath('audits', { actorId: audit.actorId })}
          label={translate('audits.byActor', { name: audit.actorName })}
        >
          {audit.actorName}
        </TextLink>
      ) : (
        audit.actorName || translate('audits.system')
      ),
    ],
    ['actorRole', audit.actorRole && translate(`app.roles.${audit.actorRole}`, { _: audit.actorRole })],
    ['ipAddress', audit.ipAddress],
  ];
  return (
    <PanelFrame label={translate('auditLog.record')} onClose={onClose}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('auditLog.record')}
      </Typography>
      <QueryState query={query as never}>
        {() => (
          <>
            <Facts
              facts={(facts ?? [])
                .filter(([, value]) => value)
                .map(([key, value]) => ({
                  key,
                  label: translate(`resources.audits.fields.${key}`),
                  value,
                }))}
            />
            {audit && <ChangeList changes={[audit]} />}
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
