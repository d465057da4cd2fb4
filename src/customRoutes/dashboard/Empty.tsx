import { useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What a card says while there is nothing to count. */
export function Empty() {
  const translate = useTranslate();
  return (
    <EmptyState
      size="part"
      tone="accent"
      drawing="records"
      title={translate('dashboard.none.title')}
      text={translate('dashboard.none.text')}
    />
  );
}
