import { UserPlus } from 'lucide-react';
import { useSession } from '../../../authProvider/session.ts';
import { ListScreen } from '../../../engine/list/ListScreen.tsx';
import { mayOpen } from '../../../screens.ts';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { batchList } from './batchList.ts';
import { BatchPanel } from './BatchPanel.tsx';

/** `/student-batches` */
export function BatchesPage() {
  const { session } = useSession();
  return (
    <ListScreen
      screen="studentBatches"
      i18nPrefix="accounts.batches"
      definition={batchList}
      actions={mayOpen(session, 'studentAdd') && <ScreenLink screen="studentAdd" icon={UserPlus} />}
      Panel={BatchPanel}
    />
  );
}
