import uniq from 'lodash/uniq';
import { useRecordContext, useTranslate } from 'ra-core';
import { AutocompleteInput } from 'ra-ui-materialui';
import { useMemo } from 'react';
import type { Group } from '../../domain/entities/group.ts';

const known = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** The academy's time zone, by its IANA name. */
export function TimeZoneInput({ source }: { source: string }) {
  const translate = useTranslate();
  const own = useRecordContext<Group & { id: string }>()?.timeZone;
  const zones = useMemo(() => uniq([own ?? [], known].flat()).toSorted(), [own]);
  return (
    <AutocompleteInput
      source={source}
      choices={zones.map(zone => ({ id: zone, name: zone }))}
      translateChoice={false}
      helperText={translate('settings.info.timeZone')}
      margin="none"
    />
  );
}
