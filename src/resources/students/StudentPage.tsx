import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Tabs } from '../../layout/Tabs.tsx';
import { AccountHeader } from '../accounts/AccountHeader.tsx';
import { HistoryTab } from '../accounts/HistoryTab.tsx';
import { InvitationPanel } from '../accounts/InvitationPanel.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { StudyReportLink } from './StudyReportLink.tsx';
import { studentForm } from './studentForm.ts';

/** `/student/:id` */
export function StudentPage() {
  const { id = '' } = useParams();
  return (
    <EditRecord resource="students" id={id} alsoChanges={['profiles']}>
      <Content />
    </EditRecord>
  );
}

const contents = {
  info: <EditForm definition={studentForm} />,
  profile: <ProfileTab />,
  history: <HistoryTab />,
};

function Content() {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <AccountHeader screen="student" />
      <StudyReportLink id={String(record.id)} />
      <InvitationPanel />
      <Tabs
        label={translate('screens.student')}
        tabs={Object.entries(contents).map(([key, content]) => ({
          key,
          label: translate(`accounts.tabs.${key}`),
          content,
        }))}
      />
    </Box>
  );
}
