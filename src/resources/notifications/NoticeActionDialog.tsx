import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { Problem } from '../../contract/shapes.ts';
import type { Notification } from '../../domain/entities/notification.ts';
import { instantOfWall, wallTimeOf } from '../../domain/wallTime.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { FormProblem } from '../../engine/form/standalone/FormProblem.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
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
  const titleId = useId();
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
    <Dialog open onClose={isBusy ? undefined : close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate(`${words}.title`, { smart_count: count })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{translate(`${words}.text`, { smart_count: count })}</Typography>
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
        <FormProblem text={isAsked(problem) ? null : problemText} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={isBusy}>
          {translate('app.close')}
        </Button>
        <Button
          variant="contained"
          color={action === 'CANCEL' ? 'error' : 'primary'}
          disabled={isBusy || (action === 'RESCHEDULE' && scheduledAt === null)}
          onClick={confirm}
        >
          {translate(`${words}.confirm`, { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
