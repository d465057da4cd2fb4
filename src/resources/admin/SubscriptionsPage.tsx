import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { useRecordParam } from '../../engine/list/useRecordParam.ts';
import { subscriptionList } from './academies.ts';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';

/** `/admin/subscribe` */
export function SubscriptionsPage() {
  const translate = useTranslate();
  const { recordId, close } = useRecordParam();
  return (
    <>
      <ListScreen
        screen="adminSubscribe"
        definition={subscriptionList}
        caption={translate('admin.subscriptions.caption')}
      />
      {recordId && <SubscriptionPanel key={recordId} groupId={recordId} onClose={close} />}
    </>
  );
}
