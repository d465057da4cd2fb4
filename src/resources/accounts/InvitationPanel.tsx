import { Box, Button, Card, Typography } from '@mui/material';
import { MailPlus, MailWarning } from 'lucide-react';
import { useGetOne, useNotify, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useAct } from '../../engine/actions/useAct.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { useRefusal } from '../../engine/useRefusal.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { runtime } from '../../runtime.ts';
import { resendInvitation } from './actions.ts';
import { CorrectInvitationDialog } from './correctInvitation.ts';
import { useFailureText } from './useFailureText.ts';
import { useServerNow } from '../../clock/useServerNow.ts';

/** Seconds until an account can be invited again; 0 when it can, undefined until the server's clock is known. */
function useResendWait({ resendAvailableAt }: Student['invitation']): number | undefined {
  const now = useServerNow(resendAvailableAt !== null);
  if (resendAvailableAt === null) return 0;
  return now && Math.max(0, Math.ceil((Date.parse(resendAvailableAt) - now.getTime()) / 1_000));
}

const recheckMs = 3_000;
const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The invitation's status of an unregistered account, with a button that sends it again. */
export function InvitationPanel() {
  const account = useRecordContext<Student & { id: string }>()!;
  const isWaiting = account.accountStatus === 'ACTIVE' && account.authenticatedAt === null;
  const resource = useResourceContext() as 'students' | 'managers';
  const refusal = useRefusal(contract[resource].resendEmailMany, account);
  return isWaiting ? <Panel account={account} refusal={refusal} /> : null;
}

function Panel({ account, refusal }: { account: Student & { id: string }; refusal: string | null }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const notify = useNotify();
  const resource = useResourceContext()!;
  const act = useAct(resource);
  const { id, invitation } = account;
  const { state, sentAt, openedAt, failureReason } = invitation;
  // Refetched until the mail has been delivered or has failed.
  useGetOne(resource, { id }, { refetchInterval: state === 'QUEUED' ? recheckMs : false });
  const wait = useResendWait(invitation);
  const failureText = useFailureText();
  const [isCorrecting, setCorrecting] = useState(false);

  const { run, isBusy } = useWrite(() => act(resendInvitation, [id], {}), {
    toastsFailure: true,
    onDone({ verdicts }) {
      const code = verdicts[0]?.code;
      if (code) notify(`errors.${code}`, { type: 'error' });
      else if (runtime.mailHeld) notify('accounts.invitation.held', { type: 'warning' });
      else notify('actions.resendInvitation.done', { type: 'success', messageArgs: { smart_count: 1 } });
    },
  });
  const words = 'accounts.invitation';
  const details = [
    sentAt &&
      translate(`${words}.${state === 'FAILED' ? 'triedAt' : 'sentAt'}`, {
        time: formatDateTime(sentAt, place),
      }),
    openedAt && translate(`${words}.openedAt`, { time: formatDateTime(openedAt, place) }),
    failureReason && failureText(failureReason),
    state === 'HELD' && translate(`${words}.held`),
    state === 'QUEUED' && failureReason && translate(`${words}.retrying`),
  ].filter(Boolean);

  return (
    <Card
      component="section"
      aria-label={translate(`${words}.label`)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.5, mb: 2 }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate(`${words}.label`)}
          </Typography>
          <span role="status">
            <StatusChip kind="invitationState" value={state} />
          </span>
        </Box>
        {details.map(detail => (
          <Typography key={String(detail)} variant="caption" color="text.secondary" component="p">
            {detail}
          </Typography>
        ))}
      </Box>
      {wait !== undefined && wait > 0 && (
        <Typography variant="caption" color="text.secondary" role="timer">
          {translate('accounts.invitedAgainIn', { time: minutesAndSeconds(wait) })}
        </Typography>
      )}
      <Button
        size="small"
        variant={state === 'FAILED' ? 'contained' : 'text'}
        color={state === 'FAILED' ? 'primary' : 'inherit'}
        startIcon={<MailWarning aria-hidden />}
        disabled={refusal !== null}
        onPointerEnter={CorrectInvitationDialog.preload}
        onFocus={CorrectInvitationDialog.preload}
        onClick={() => setCorrecting(true)}
      >
        {translate('actions.correctInvitation.label')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<MailPlus aria-hidden />}
        disabled={isBusy || wait !== 0 || refusal !== null}
        onClick={() => void run()}
      >
        {translate(`${words}.${sentAt === null ? 'first' : 'again'}`)}
      </Button>
      {isCorrecting && (
        <Suspense fallback={null}>
          <CorrectInvitationDialog
            records={[account]}
            onClose={() => setCorrecting(false)}
            onDone={() => undefined}
          />
        </Suspense>
      )}
    </Card>
  );
}
