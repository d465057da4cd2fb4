import { Box, Card } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { sendingJobs } from '../../hooks/sendingJobs.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { pathOf } from '../../screens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AcademyOptions } from './AcademyOptions.tsx';

const screen = 'adminStudentAdd';
const AcademyGrid = lazyPart(() => import('./AcademyGrid.tsx'), 'AcademyGrid');

/** `/admin/student-add`: the academy is in the address, and each has a grid of its own. */
export function AllStudentsAddPage() {
  const translate = useTranslate();
  const [params, change] = useUrlState();
  const groupId = params.get('groupId') ?? '';
  const of = useMemo(() => (groupId === '' ? undefined : { groupId }), [groupId]);
  const job = useSyncExternalStore(sendingJobs.subscribe, () => sendingJobs.of(screen));
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
  const start = (
    <>
      <PageHeader screen={screen} />
      {choice}
    </>
  );
  if (of !== undefined && query.error === null)
    return (
      <Suspense fallback={start}>
        <AcademyGrid key={groupId} of={of} screen={screen} caps={caps} help={choice} />
      </Suspense>
    );
  return (
    <>
      {start}
      {of === undefined ? (
        <EmptyState
          size="part"
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
