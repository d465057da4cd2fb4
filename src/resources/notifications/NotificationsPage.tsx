import { Button } from '@mui/material';
import { Send } from 'lucide-react';
import { useRefresh, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { ComposeDialog } from './compose/ComposeDialog.tsx';
import { notificationList } from './notifications.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

const composeParam = 'compose';

/** `/notification` */
export function NotificationsPage() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const mayCompose = useMayCall(contract.notifications.create);
  const [params, change] = useUrlState();
  const setComposing = (isComposing: boolean) => change({ [composeParam]: isComposing ? 'true' : null });
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
