import { useTranslate } from 'ra-core';

/** How many records of a resource, in its own words: people are not counted as things are. */
export function useCountText(resource: string) {
  const translate = useTranslate();
  return (count: number) =>
    translate(`resources.${resource}.count`, {
      smart_count: count,
      _: translate('list.records', { smart_count: count }),
    });
}
