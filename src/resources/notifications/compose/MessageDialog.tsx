import type { ActionDialogProps } from '../../../engine/actions/action.ts';
import { ComposeDialog } from './ComposeDialog.tsx';
import type { RecipientOption } from './draft.ts';

interface StudentRow {
  customerId: string;
  name?: string;
  displayName?: string;
}
const namedAtMost = 10;

/** A notice to the students of selected records: each by name while they are few. */
export function MessageDialog({ records, onClose, onDone }: ActionDialogProps<StudentRow>) {
  const names = new Map(
    records.map(({ id, customerId = id, name, displayName }) => [customerId, name ?? displayName]),
  );
  const entries = [...names];
  const selected: RecipientOption[] =
    entries.length <= namedAtMost && entries.every(([, name]) => name)
      ? entries.map(([customerId, name]) => ({ type: 'selected', customerIds: [customerId], name: name! }))
      : [{ type: 'selected', customerIds: [...names.keys()] }];
  return (
    <ComposeDialog
      selected={selected}
      onClose={onClose}
      onSent={() => {
        onDone();
        onClose();
      }}
    />
  );
}
