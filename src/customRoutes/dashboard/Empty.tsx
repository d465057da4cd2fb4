import { useTranslate } from 'ra-core';
import { Message } from '../../ui/EmptyState.tsx';

/** What a card says while there is nothing to count. */
export function Empty() {
  const translate = useTranslate();
  return (
    <Message
      size="part"
      tone="accent"
      title={translate('dashboard.none.title')}
      text={translate('dashboard.none.text')}
    />
  );
}
