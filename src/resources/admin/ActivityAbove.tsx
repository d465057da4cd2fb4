import { useRecordParam } from '../../engine/list/useRecordParam.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { UsageSummary } from './UsageSummary.tsx';

/** The whole service's usage, and beside the list the one of an academy in it. */
export function ActivityAbove() {
  const { recordId, close } = useRecordParam();
  return (
    <>
      <UsageSummary />
      {recordId && <ActivityPanel key={recordId} groupId={recordId} onClose={close} />}
    </>
  );
}
