import { Button } from '@mui/material';
import { Send } from 'lucide-react';
import { useRefresh, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { ComposeDialog } from './compose/ComposeDialog.tsx';
import { notificationList } from './notifications.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

const composeParam = 'compose';

/** `/notification` */
export function NotificationsPage() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const mayCompose = useMayCall(contract.notifications.create);
  const [params, setParams] = useSearchParams();
  const setComposing = (isComposing: boolean) =>
    setParams(before => {
      const after = new URLSearchParams(before);
      if (isComposing) after.set(composeParam, 'true');
      else after.delete(composeParam);
      return after;
    });
  return (
    <>
      <ListScreen
        screen="notifications"
        i18nPrefix="notices"
        definition={notificationList}
        actions={
          mayCompose && (
            <Button variant="contained" startIcon={<Send aria-hidden />} onClick={() => setComposing(true)}>
              {translate('notices.compose')}
            </Button>
          )
        }
        Panel={NotificationPanel}
      />
      {mayCompose && params.has(composeParam) && (
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
