import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { PageSteps } from '../../engine/list/steps/PageSteps.tsx';
import { pathOf } from '../../screens.ts';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AccountHeader } from '../accounts/AccountHeader.tsx';
import { managerActions } from './managerActions.ts';
import { HistoryTab } from '../accounts/HistoryTab.tsx';
import { InvitationPanel } from '../accounts/InvitationPanel.tsx';
import { LazySuppressionPanel } from '../accounts/LazySuppressionPanel.tsx';
import { AlertSettingsTab } from './AlertSettingsTab.tsx';
import { AssignedStudentsTab } from './AssignedStudentsTab.tsx';
import { managerForm } from './managerForm.ts';
import { managerList } from './managers.ts';
import { PermissionEditor } from './PermissionEditor.tsx';
import { ResetTwoFactor } from './ResetTwoFactor.tsx';
import { ViewAsManager } from './ViewAsManager.tsx';
import { pageWidths } from '../../ui/pageWidths.ts';

/** `/manager/:id` */
export function ManagerPage() {
  const { id = '' } = useParams();
  return (
    <EditRecord key={id} resource="managers" id={id}>
      <Page />
    </EditRecord>
  );
}

const tabs = {
  info: InfoTab,
  permissions: PermissionEditor,
  alerts: AlertSettingsTab,
  students: AssignedStudentsTab,
  history: HistoryTab,
};

function InfoTab() {
  return <EditForm definition={managerForm} />;
}

function Page() {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: pageWidths.record }}>
      <AccountHeader
        screen="manager"
        links={
          <>
            <ViewAsManager />
            <ResetTwoFactor />
          </>
        }
        actions={managerActions}
        steps={<PageSteps definition={managerList} link={pathOf('manager', { id: String(record.id) })} />}
      />
      <InvitationPanel />
      <LazySuppressionPanel />
      <Tabs
        label={translate('screens.manager')}
        tabs={Object.entries(tabs).map(([key, Content]) => ({
          key,
          label: translate(`accounts.tabs.${key}`),
          content: <Content />,
        }))}
      />
    </Box>
  );
}
