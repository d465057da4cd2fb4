import { Box } from '@mui/material';
import { Suspense } from 'react';
import type { Action, ActionRecord } from './action.ts';
import { confirmation } from './confirmation.ts';

interface Props<T> {
  resource: string;
  action: Action<T>;
  records: readonly ActionRecord<T>[];
  onClose: () => void;
  onDone: () => void;
}

/** The dialog of an action: its own, or else the confirmation with what it would do. */
export function OpenedAction<T>({ resource, action, records, ...rest }: Props<T>) {
  if (action.opens)
    return (
      // A press in the dialog is not a press on the row that it was opened from.
      <Box component="span" sx={{ display: 'contents' }} onClick={event => event.stopPropagation()}>
        <Suspense fallback={null}>
          <action.opens.Dialog records={records} {...rest} />
        </Suspense>
      </Box>
    );
  return (
    <Suspense fallback={null}>
      <confirmation.Dialog
        resource={resource}
        action={action as Action<never>}
        ids={records.map(({ id }) => id)}
        {...rest}
      />
    </Suspense>
  );
}
