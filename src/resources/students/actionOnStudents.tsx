import type { Call } from '../../contract/call.ts';
import type { Student } from '../../domain/entities/account.ts';
import type { Action, ActionDialogProps } from '../../engine/actions/action.ts';
import { confirmation } from '../../engine/actions/confirmation.ts';

/** An action of the students' list for the students whom records of another list are about, each of them once. */
export const actionOnStudents = (action: Action<Student>, call: Call) => ({
  name: action.name,
  icon: action.icon,
  opens: {
    call,
    Dialog: ({ records, ...rest }: ActionDialogProps<{ customerId: string }>) => (
      <confirmation.Dialog
        resource="students"
        action={action as Action<never>}
        ids={[...new Set(records.flatMap(({ customerId }) => customerId ?? []))]}
        {...rest}
      />
    ),
  },
});
