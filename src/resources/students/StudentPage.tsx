import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import { can, type Access } from '../../domain/permissions.ts';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { PageSteps } from '../../engine/list/steps/PageSteps.tsx';
import { pathOf } from '../../screens.ts';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AccountHeader } from '../accounts/AccountHeader.tsx';
import { HistoryTab } from '../accounts/HistoryTab.tsx';
import { InvitationPanel } from '../accounts/InvitationPanel.tsx';
import { LazySuppressionPanel } from '../accounts/LazySuppressionPanel.tsx';
import { StudentAttendance } from '../attendances/StudentAttendance.tsx';
import { PremiumRecord } from '../studyHistories/PremiumRecord.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { HoursLink } from '../../ui/HoursLink.tsx';
import { StudyReportLink } from './StudyReportLink.tsx';
import { studentActions } from './studentActions.ts';
import { studentForm } from './studentForm.ts';
import { studentList } from './students.ts';
import { pageWidths } from '../../ui/pageWidths.ts';

/** `/student/:id` */
export function StudentPage() {
  const { id = '' } = useParams();
  return (
    <EditRecord key={id} resource="students" id={id} invalidates={['profiles']}>
      <Page />
    </EditRecord>
  );
}

interface Tab {
  Content: ComponentType;
  /** Who may see it, when not everyone who may see the student. */
  access?: Access;
}
const tabs: Record<string, Tab> = {
  info: { Content: InfoTab },
  profile: { Content: ProfileTab },
  study: { Content: StudyTab, access: contract.study.premium.access },
  attendance: { Content: AttendanceTab, access: contract.attendances.details.access },
  history: { Content: HistoryTab },
};

function InfoTab() {
  return <EditForm definition={studentForm} />;
}

function StudyTab() {
  const { userId } = useRecordContext<Student & { id: string }>()!;
  return <PremiumRecord userId={userId} />;
}

function AttendanceTab() {
  const { userId, customerId, name } = useRecordContext<Student & { id: string }>()!;
  return <StudentAttendance userId={userId} customerId={customerId} name={name} />;
}

function Page() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { session } = useSession();
  const open = Object.entries(tabs).filter(([, { access }]) => access === undefined || can(session, access));
  if (!record) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: pageWidths.record }}>
      <AccountHeader
        screen="student"
        links={
          <>
            <StudyReportLink id={String(record.id)} />
            <HoursLink of={{ student: String(record.id) }} />
          </>
        }
        actions={studentActions}
        steps={<PageSteps definition={studentList} link={pathOf('student', { id: String(record.id) })} />}
      />
      <InvitationPanel />
      <LazySuppressionPanel />
      <Tabs
        label={translate('screens.student')}
        tabs={open.map(([key, { Content }]) => ({
          key,
          label: translate(`accounts.tabs.${key}`),
          content: <Content />,
        }))}
      />
    </Box>
  );
}
