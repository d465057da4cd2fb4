import { Typography } from '@mui/material';
import { useGetMany, useResourceContext, useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';
import { ChangeList } from '../../engine/history/ChangeList.tsx';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';

/** Whose form and list have the words of what was changed. */
const resources: Record<string, string> = { student: 'students', manager: 'managers', room: 'rooms' };

/** One record of the audit log: to whom, by whom, from where, and each value from what to what. */
export function AuditPanel({ id, onClose }: PanelProps) {
  const resource = useResourceContext()!;
  const translate = useTranslate();
  const query = useGetMany<Audit>(resource, { ids: [id] });
  const audit = query.data?.[0];
  const facts = audit && [
    ['targetKind', translate(`choices.auditKind.${audit.targetKind}`, { _: audit.targetKind })],
    ['targetName', audit.targetName],
    ['actorName', audit.actorName || translate('audits.system')],
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
            <DescriptionList
              facts={(facts ?? [])
                .filter(([, value]) => value)
                .map(([key, value]) => ({
                  key: key!,
                  label: translate(`resources.audits.fields.${key}`),
                  value,
                }))}
            />
            {audit && <ChangeList changes={[audit]} resource={resources[audit.targetKind] ?? 'audits'} />}
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
