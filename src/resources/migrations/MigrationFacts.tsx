import { useTranslate } from 'ra-core';
import type { Migration } from '../../domain/entities/migration.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import type { DisplayName } from '../../engine/displays/displays.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';

const facts = [
  ['movedCount', 'number'],
  ['refusedCount', 'number'],
  ['returnedCount', 'number'],
  ['createdByName', 'text'],
  ['reason', 'text'],
  ['createdAt', 'dateTime'],
  ['rolledBackByName', 'text'],
  ['rollBackReason', 'text'],
  ['finishedAt', 'dateTime'],
] as const satisfies readonly (readonly [keyof Migration, DisplayName])[];

/** What is known of a migration as a whole. */
export function MigrationFacts({ migration }: { migration: Migration }) {
  const translate = useTranslate();
  return (
    <DescriptionList
      facts={facts
        .filter(([key]) => migration[key] !== null)
        .map(([key, as]) => ({
          key,
          label: translate(`resources.migrations.fields.${key}`),
          value: <DisplayValue as={as} value={migration[key]} />,
        }))}
    />
  );
}
