import { ShieldCheck } from 'lucide-react';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { activityList } from './activity.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { UsageSummary } from './UsageSummary.tsx';

const withUsage = { ...activityList, above: UsageSummary };

/** `/admin/active` */
export const ActivityPage = () => (
  <ListScreen
    screen="adminActive"
    i18nPrefix="admin.activity"
    definition={withUsage}
    actions={<ScreenLink screen="adminAudit" icon={ShieldCheck} />}
    Panel={ActivityPanel}
  />
);
