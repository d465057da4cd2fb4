import uniq from 'lodash/uniq';
import { useRecordContext, useTranslate } from 'ra-core';
import { AutocompleteInput } from 'ra-ui-materialui';
import type { Group } from '../../domain/entities/group.ts';

const utc = 'UTC';

/** The academy's time zone, by its IANA name. */
export function TimeZoneInput({ source }: { source: string }) {
  const translate = useTranslate();
  const own = useRecordContext<Group & { id: string }>()?.timeZone;
  const zones = uniq([...(own === undefined ? [] : [own]), ...Intl.supportedValuesOf('timeZone'), utc]);
  return (
    <AutocompleteInput
      source={source}
      choices={zones.toSorted().map(zone => ({ id: zone, name: zone }))}
      translateChoice={false}
      helperText={translate('settings.info.timeZone')}
      margin="none"
    />
  );
}
