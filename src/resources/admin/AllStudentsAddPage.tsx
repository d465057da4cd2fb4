import { Box, Card } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { AddScreen } from '../../engine/bulkAdd/AddScreen.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { sendingJobs } from '../../hooks/sendingJobs.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { pathOf } from '../../screens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AcademyOptions } from './AcademyOptions.tsx';
import { newStudentsOf } from './newStudentsOf.ts';

const screen = 'adminStudentAdd';

/** `/admin/student-add`: the academy is in the address, and each has a grid of its own. */
export function AllStudentsAddPage() {
  const translate = useTranslate();
  const [params, change] = useUrlState();
  const groupId = params.get('groupId') ?? '';
  const of = useMemo(() => (groupId === '' ? undefined : { groupId }), [groupId]);
  const job = useSyncExternalStore(sendingJobs.subscribe, () => sendingJobs.of(screen));
  const definition = useMemo(() => newStudentsOf(groupId), [groupId]);
  const query = useApi(contract.admin.academy, { params: { groupId } }, { enabled: of !== undefined });
  const { data: academy } = query;
  const caps = useMemo(
    () =>
      academy && [
        {
          code: 'STUDENT_CAP' as const,
          limit: academy.userCount,
          left: Math.max(0, academy.userCount - academy.activeStudentCount),
        },
      ],
    [academy],
  );
  // Rows that are being sent, and their result, are shown with their academy.
  if (job !== null && job.path !== pathOf(screen, undefined, of)) return <Navigate to={job.path} replace />;
  const choice = (
    <Card sx={{ mb: 2, p: 2 }}>
      <Box sx={{ maxWidth: 440 }}>
        <AcademyOptions
          value={groupId}
          onChange={chosen => change({ groupId: chosen })}
          disabled={job?.state === 'RUNNING'}
        />
      </Box>
    </Card>
  );
  if (of !== undefined && query.error === null)
    return (
      <AddScreen
        key={groupId}
        definition={definition}
        screen={screen}
        of={of}
        listScreen="adminStudent"
        caps={caps}
        help={choice}
      />
    );
  return (
    <>
      <PageHeader screen={screen} />
      {choice}
      {of === undefined ? (
        <EmptyState
          tone="neutral"
          drawing="people"
          title={translate('admin.students.choose.title')}
          text={translate('admin.students.choose.text')}
        />
      ) : (
        <QueryState query={query}>{() => null}</QueryState>
      )}
    </>
  );
}
