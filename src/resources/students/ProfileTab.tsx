import { useEditContext, useRecordContext } from 'ra-core';
import type { Student } from '../../domain/entities/account.ts';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { profileForm } from './profileForm.ts';

/** The profile a student entered in the study service (specification, section 3: end-user profile). */
export function ProfileTab() {
  const { userId } = useRecordContext<Student & { id: string }>()!;
  return (
    <EditRecord
      resource="profiles"
      id={userId}
      saved="accounts.profile.saved"
      invalidates={['students']}
      ownErrorUi
    >
      <Content />
    </EditRecord>
  );
}

/** A profile that cannot be had is no reason to leave the student (specification, section 8). */
function Content() {
  const { record, error, isFetching, refetch } = useEditContext();
  return (
    <QueryState
      query={{ data: record, error: (error as Error | null | undefined) ?? null, isFetching, refetch }}
      skeleton={<PageSkeleton />}
    >
      {() => <EditForm definition={profileForm} />}
    </QueryState>
  );
}
