import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';
import { formatDateTime } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { AuditValue } from './AuditValue.tsx';
import { ChangedValue } from './ChangedValue.tsx';

/** What was changed of a record, newest first: who, when, and each field from what to what. */
export function ChangeList({ changes }: { changes: readonly Audit[] }) {
  const translate = useTranslate();
  const place = useFormatContext();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changes.map(change => (
        <Box component="li" key={change.id} sx={{ display: 'flex', gap: 2, pb: 2.5, position: 'relative' }}>
          <Box aria-hidden sx={{ width: 9, flexShrink: 0, position: 'relative', pt: '7px' }}>
            <Box sx={{ width: 9, height: 9, borderRadius: '50%', border: 2, borderColor: 'primary.main' }} />
            <Box
              sx={{ position: 'absolute', left: 4, top: 20, bottom: -22, width: '1px', bgcolor: 'divider' }}
            />
          </Box>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {translate(`choices.auditAction.${change.action}`, { _: change.action })}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="p">
              {formatDateTime(change.occurredAt, place)} ·{' '}
              {translate('audits.by', { name: change.actorName || translate('audits.system') })}
            </Typography>
            {change.reason && (
              <Typography variant="body2" sx={{ mt: 0.5 }}>
                {translate('audits.reason', { reason: change.reason })}
              </Typography>
            )}
            <Differences change={change} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What was changed; of what is new or gone, what it is or was. */
function Differences({ change: { before, after } }: { change: Audit }) {
  const translate = useTranslate();
  const fields = Object.keys(after ?? before ?? {});
  if (fields.length === 0) return null;
  return (
    <DescriptionList
      mt={1}
      mb={0}
      facts={fields.map(field => ({
        key: field,
        label: translate(`audits.fields.${field}`),
        value:
          before && after ? (
            <ChangedValue field={field} before={before[field]} after={after[field]} />
          ) : (
            <AuditValue field={field} value={(after ?? before)![field]} />
          ),
      }))}
    />
  );
}
