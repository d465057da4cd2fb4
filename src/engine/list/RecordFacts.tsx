import { useTranslate } from 'ra-core';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { columnsOf, type ListDefinition } from './definition.ts';

/** A record's values in the columns of its list, except the one that names it. */
export function RecordFacts<T>({ definition, record }: { definition: ListDefinition<T>; record: T }) {
  const translate = useTranslate();
  return (
    <DescriptionList
      facts={columnsOf(definition)
        .slice(1)
        .map(({ source, as = 'text' }) => ({
          key: source,
          label: translate(`resources.${definition.resource}.fields.${source}`),
          value: <DisplayValue as={as} value={record[source]} />,
        }))}
    />
  );
}
