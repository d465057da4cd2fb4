import { useRecordContext } from 'ra-core';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { roomForm } from './roomForm.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A room's settings, to be changed. */
export function RoomSettings({ roomId }: { roomId: string }) {
  return (
    <EditRecord resource="rooms" id={roomId}>
      <Content />
    </EditRecord>
  );
}

function Content() {
  // A room that comes from a list is not the whole room yet.
  const isWhole = useRecordContext()?.version !== undefined;
  return isWhole ? <EditForm definition={roomForm} /> : <Skeleton variant="rounded" height={320} />;
}
