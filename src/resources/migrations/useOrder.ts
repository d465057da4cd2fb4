import { useState } from 'react';
import type { Send } from '../../dataProvider/createRepeatableSend.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { unsavedForms } from '../../unsaved/unsavedForms.ts';

/** An order that needs a reason. */
export function useOrder<A>(
  order: (reason: string, send: Send) => Promise<A>,
  onOrdered: (answer: A) => void,
) {
  const [reason, setReason] = useState('');
  const { run, isBusy, problemText } = useWrite((_: void, send) => order(reason.trim(), send), {
    onDone(answer) {
      // What was typed has been sent; the panel that opens next is no way out of it.
      unsavedForms.release();
      onOrdered(answer);
    },
  });
  return { reason, setReason, problemText, isBusy, order: () => void run() };
}
