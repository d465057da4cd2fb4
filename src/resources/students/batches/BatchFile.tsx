import { useTranslate } from 'ra-core';
import type { Batch } from '../../../contract/batches.ts';
import { DisplayValue } from '../../../engine/displays/DisplayValue.tsx';

/** The file that an import came from, or that it came from none. */
export function BatchFile({ record: { action, fileName } }: { record: Pick<Batch, 'action' | 'fileName'> }) {
  const translate = useTranslate();
  return (
    <DisplayValue
      as="text"
      value={fileName ?? (action === 'import' ? translate('accounts.batches.typed') : null)}
    />
  );
}
