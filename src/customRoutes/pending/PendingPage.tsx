import { useTranslate } from 'ra-core';
import { Message } from '../../layout/Message.tsx';

/** Stands for a screen that is still to come, and says so. */
export function PendingPage() {
  const translate = useTranslate();
  return (
    <Message tone="notice" title={translate('app.pending.title')} text={translate('app.pending.text')} />
  );
}
