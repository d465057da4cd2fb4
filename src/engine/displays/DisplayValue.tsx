import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { FormatContext } from './formats.ts';
import { displays, isStatus, type DisplayName } from './displays.ts';
import { useFormatContext } from './useFormatContext.ts';

interface Words {
  translate: ReturnType<typeof useTranslate>;
  place: FormatContext;
}

/** A value on the screen, by its display, where many are rendered at once. Empty values render as a dash. */
export function displayValue(as: DisplayName, value: unknown, { translate, place }: Words): ReactNode {
  if (value === null || value === undefined || value === '')
    return (
      <span aria-hidden className="quiet">
        {translate('list.none')}
      </span>
    );
  if (isStatus(as)) return <StatusChip kind={as} value={String(value)} />;
  const { text, labels } = displays[as];
  const written = text(value as never, place, option => translate(`${labels?.key}.${option}`));
  return as === 'flag' && !value ? <span className="quiet">{written}</span> : written;
}

/** A value on the screen, by its display. Empty values render as a dash. */
export function DisplayValue({ as, value }: { as: DisplayName; value: unknown }) {
  const translate = useTranslate();
  const place = useFormatContext();
  return displayValue(as, value, { translate, place });
}
