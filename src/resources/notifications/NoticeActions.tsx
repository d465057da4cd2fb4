import { Box, Button } from '@mui/material';
import { Ban, CalendarClock, RotateCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import type { Notification } from '../../domain/entities/notification.ts';
import { NoticeActionDialog, type NoticeAction } from './NoticeActionDialog.tsx';

const icons = { RESCHEDULE: CalendarClock, RESEND: RotateCw, CANCEL: Ban } as const;
const open: Record<Notification['state'], readonly NoticeAction[]> = {
  SCHEDULED: ['RESCHEDULE', 'CANCEL'],
  HELD: ['RESCHEDULE', 'CANCEL'],
  SENT: [],
  FAILED: ['RESEND'],
  CANCELLED: ['RESEND'],
};

/** The actions that a message's status allows. */
export function NoticeActions({ notice, onDone }: { notice: Notification; onDone: () => void }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<NoticeAction | null>(null);
  const actions = open[notice.state];
  const mayAct = useMayCall(contract.notifications.update);
  if (actions.length === 0 || !mayAct) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.map(action => {
        const Picture = icons[action];
        return (
          <Button
            key={action}
            variant="outlined"
            color={action === 'CANCEL' ? 'error' : 'inherit'}
            startIcon={<Picture aria-hidden />}
            onClick={() => setChosen(action)}
          >
            {translate(`notices.actions.${action}.label`)}
          </Button>
        );
      })}
      {chosen && (
        <NoticeActionDialog
          notice={notice}
          action={chosen}
          count={1}
          onClose={() => setChosen(null)}
          onDone={onDone}
        />
      )}
    </Box>
  );
}
