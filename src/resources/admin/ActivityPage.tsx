import { ShieldCheck } from 'lucide-react';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { activityList } from './activity.ts';
import { ActivityPanel } from './ActivityPanel.tsx';

/** `/admin/active` */
export const ActivityPage = () => (
  <ListScreen
    screen="adminActive"
    i18nPrefix="admin.activity"
    definition={activityList}
    actions={<ScreenLink screen="adminAudit" icon={ShieldCheck} />}
    Panel={ActivityPanel}
  />
);
