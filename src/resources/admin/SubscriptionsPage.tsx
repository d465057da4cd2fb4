import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';
import { subscriptionList } from './academies.ts';

/** `/admin/subscribe` */
export const SubscriptionsPage = () => (
  <ListScreen
    screen="adminSubscribe"
    i18nPrefix="admin.subscriptions"
    definition={subscriptionList}
    Panel={SubscriptionPanel}
  />
);
