import { confirmation } from '../../engine/actions/confirmation.ts';
import type { Action, ActionDialogProps } from '../../engine/actions/action.ts';
import { updateActions } from './updateActions.ts';

const setMemo = updateActions.find(({ name }) => name === 'setMemo')!;

/** The memo of the students whom records are about, each of them once. */
export const StudentMemoDialog = ({ records, ...rest }: ActionDialogProps<{ customerId: string }>) => (
  <confirmation.Dialog
    resource="students"
    action={setMemo as Action<never>}
    ids={[...new Set(records.flatMap(({ customerId }) => customerId ?? []))]}
    {...rest}
  />
);
