import { TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { Problem } from '../../contract/shapes.ts';
import type { Notification } from '../../domain/entities/notification.ts';
import { instantOfWall, wallTimeOf } from '../../domain/wallTime.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useGuardedClose } from '../../unsaved/useGuardedClose.ts';
import { QuietChoice, type DuringQuietHours } from './QuietChoice.tsx';

export type NoticeAction = 'CANCEL' | 'RESEND' | 'RESCHEDULE';

interface Props {
  notice: Pick<Notification, 'id' | 'scheduledAt' | 'recipientName'>;
  action: NoticeAction;
  /** How many messages it is done to; more than one are those of the whole sending. */
  count: number;
  onClose: () => void;
  onDone: () => void;
}

/** Refused for a choice, which the dialog asks for. */
const isAsked = (problem: Problem | null) => problem?.code === 'QUIET_HOURS';

/** Asks before a message is called off, sent again or put off, and about quiet hours if they are in the way. */
export function NoticeActionDialog({ notice, action, count, onClose, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { timeZone } = useFormatContext();
  const [wall, setWall] = useState(() => wallTimeOf(new Date(notice.scheduledAt), timeZone));
  const [quietUntil, setQuietUntil] = useState<string | null>(null);
  const [duringQuietHours, setDuring] = useState<DuringQuietHours>('HOLD');
  const words = `notices.actions.${action}`;
  const { close, settle } = useGuardedClose(
    wall !== wallTimeOf(new Date(notice.scheduledAt), timeZone),
    onClose,
  );
  const scheduledAt = action === 'RESCHEDULE' ? instantOfWall(wall, timeZone) : null;

  const { run, isBusy, problem, problemText } = useWrite(contract.notifications.update, {
    onDone() {
      notify(`${words}.done`, { type: 'success', messageArgs: { smart_count: count } });
      settle();
      onDone();
      onClose();
    },
    onRefused: refused => isAsked(refused) && setQuietUntil(String(refused?.details?.until)),
  });
  const confirm = () =>
    void run({
      params: { id: notice.id },
      body: {
        action,
        scheduledAt,
        duringQuietHours: quietUntil === null ? null : duringQuietHours,
        wholeSending: count > 1,
      },
    });
  return (
    <ConfirmDialog
      title={translate(`${words}.title`, { smart_count: count })}
      text={translate(`${words}.text`, { smart_count: count })}
      confirmLabel={translate(`${words}.confirm`, { smart_count: count })}
      cancelLabel={translate('app.close')}
      isDangerous={action === 'CANCEL'}
      change={{ isBusy, problemText: isAsked(problem) ? null : problemText }}
      isReady={action !== 'RESCHEDULE' || scheduledAt !== null}
      onConfirm={confirm}
      onClose={close}
    >
      {action === 'RESCHEDULE' && (
        <TextField
          autoFocus
          type="datetime-local"
          label={translate('resources.notifications.fields.scheduledAt')}
          value={wall}
          onChange={event => {
            setWall(event.target.value);
            setQuietUntil(null);
          }}
          helperText={translate('notices.zone', { zone: timeZone })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      )}
      {quietUntil !== null && (
        <QuietChoice
          until={quietUntil}
          isLater={action === 'RESCHEDULE'}
          value={duringQuietHours}
          onChange={setDuring}
        />
      )}
    </ConfirmDialog>
  );
}
