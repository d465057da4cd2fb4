import { useRecordContext } from 'ra-core';
import type { Student } from '../../domain/entities/account.ts';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { profileForm } from './profileForm.ts';

/** What a student tells about themselves in the study service (specification, section 3: end-user profile). */
export function ProfileTab() {
  const { userId } = useRecordContext<Student & { id: string }>()!;
  return (
    <EditRecord resource="profiles" id={userId} saved="accounts.profile.saved" alsoChanges={['students']}>
      <Content />
    </EditRecord>
  );
}

function Content() {
  return useRecordContext() ? <EditForm definition={profileForm} /> : <PageSkeleton />;
}
