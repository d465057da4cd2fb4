import { memo, Suspense, useSyncExternalStore } from 'react';
import { useLatestBatch } from '../hooks/useLatestBatch.ts';
import { sendingJobs } from '../hooks/sendingJobs.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

const SendingBar = lazyPart(() => import('./SendingBar.tsx'), 'SendingBar');
const UndoBar = lazyPart(() => import('./UndoBar.tsx'), 'UndoBar');

/** What goes on behind the screen that is shown, or can be undone: nothing of it is loaded before there is such a thing. */
export const WorkBars = memo(function WorkBars() {
  const job = useSyncExternalStore(sendingJobs.subscribe, sendingJobs.shown);
  const { latest } = useLatestBatch();
  return (
    <Suspense fallback={null}>
      {job !== null && <SendingBar job={job} />}
      {job === null && latest !== null && <UndoBar />}
    </Suspense>
  );
});
