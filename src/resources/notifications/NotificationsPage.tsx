import { Button } from '@mui/material';
import { Send } from 'lucide-react';
import { useRefresh, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { useRecordParam } from '../../engine/list/useRecordParam.ts';
import { Message } from '../../layout/Message.tsx';
import { ComposeDialog } from './compose/ComposeDialog.tsx';
import { notificationList } from './notifications.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

const composeParam = 'compose';

/** `/notification` */
export function NotificationsPage() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { recordId, close } = useRecordParam();
  const [params, setParams] = useSearchParams();
  const setComposing = (isComposing: boolean) =>
    setParams(before => {
      const after = new URLSearchParams(before);
      if (isComposing) after.set(composeParam, 'true');
      else after.delete(composeParam);
      return after;
    });
  const compose = (
    <Button variant="contained" startIcon={<Send aria-hidden />} onClick={() => setComposing(true)}>
      {translate('notices.compose')}
    </Button>
  );
  return (
    <>
      <ListScreen
        screen="notifications"
        definition={notificationList}
        caption={translate('notices.caption')}
        actions={compose}
        empty={
          <Message
            size="part"
            tone="accent"
            title={translate('notices.empty.title')}
            text={translate('notices.empty.text')}
            actions={compose}
          />
        }
      />
      {recordId && <NotificationPanel key={recordId} id={recordId} onClose={close} />}
      {params.has(composeParam) && (
        <ComposeDialog
          onClose={() => setComposing(false)}
          onSent={() => {
            setComposing(false);
            refresh();
          }}
        />
      )}
    </>
  );
}
