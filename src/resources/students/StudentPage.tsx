import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import type { Student } from '../../domain/entities/account.ts';
import { ActionMenu } from '../../engine/actions/ActionMenu.tsx';
import { formatDate, formatDateTime } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { accountActions } from '../accounts/actions.ts';
import { studentForm } from './studentForm.ts';

/** `/student/:id` */
export function StudentPage() {
  const { id = '' } = useParams();
  return (
    <EditRecord resource="students" id={id}>
      <Content />
    </EditRecord>
  );
}

function Content() {
  const translate = useTranslate();
  const place = usePlace();
  const student = useRecordContext<Student & { id: string }>();
  if (!student) return <PageSkeleton />;
  const { name, registrationStatus, accountStatus, deactivateOn, restorableUntil } = student;
  const note =
    (deactivateOn && translate('accounts.reservedFor', { date: formatDate(deactivateOn, place) })) ??
    (restorableUntil &&
      translate('accounts.restorableUntil', { date: formatDateTime(restorableUntil, place) }));
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        screen="student"
        title={name}
        badge={
          <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
            <StatusChip kind="registrationStatus" value={registrationStatus} />
            <StatusChip kind="accountStatus" value={accountStatus} />
          </Box>
        }
        caption={note ?? student.email}
        actions={<ActionMenu record={student} name={name} actions={accountActions} as="button" />}
      />
      <EditForm definition={studentForm} />
    </Box>
  );
}
