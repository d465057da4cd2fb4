import { Alert, Button, Typography } from '@mui/material';
import { MailCheck } from 'lucide-react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { formatDay } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useRefusal } from '../../engine/useRefusal.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { actionBelowOnPhones } from '../../ui/actionBelowOnPhones.ts';

/** Why a registered account gets no emails any more, with a button that ends this. Invitations have their own panel. */
export function SuppressionPanel() {
  const translate = useTranslate();
  const place = useFormatContext();
  const notify = useNotify();
  const account = useRecordContext<Student & { id: string }>()!;
  const { suppressions, allowEmail, changes } = contract[useResourceContext() as 'students' | 'managers'];
  const params = { id: account.id };
  const isRegistered = account.authenticatedAt !== null && account.accountStatus !== 'DELETED';
  const { data } = useApi(suppressions, { params }, { enabled: isRegistered });
  const refusal = useRefusal(allowEmail, account);
  const allow = useWrite(allowEmail, {
    invalidates: [suppressions, changes],
    toastsFailure: true,
    onDone: () => notify('accounts.suppression.done', { type: 'success' }),
  });
  if (!isRegistered || !data || data.content.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, ...actionBelowOnPhones }}
      action={
        refusal === null && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<MailCheck aria-hidden />}
            disabled={allow.isBusy}
            onClick={() => void allow.run({ params })}
          >
            {translate('accounts.suppression.allow')}
          </Button>
        )
      }
    >
      {data.content.map(({ address, reason, failure, suppressedAt }) => (
        <Typography key={address} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`accounts.suppression.${reason}`, { address, date: formatDay(suppressedAt, place) })}
          {failure && (
            <Typography variant="caption" component="span" sx={{ display: 'block' }}>
              {translate('notices.serverSaid', { words: failure })}
            </Typography>
          )}
        </Typography>
      ))}
    </Alert>
  );
}
