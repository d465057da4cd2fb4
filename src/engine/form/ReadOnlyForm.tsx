import { Box, Card, Typography } from '@mui/material';
import { useRecordContext, useTranslate, useTranslateLabel } from 'ra-core';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { ReadOnlyNote } from '../ReadOnlyNote.tsx';
import { fieldsOf, type FormDefinition } from './definition.ts';
import { ShownField } from './ShownField.tsx';

interface Props<T> {
  definition: FormDefinition<T>;
  /** Why it cannot be changed. */
  refusal: string;
}

/** A form's values, for users who can view but not change them. */
export function ReadOnlyForm<T>({ definition, refusal }: Props<T>) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const record = useRecordContext() ?? {};
  const { sections, i18nPrefix: words, resource } = definition;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ReadOnlyNote refusal={refusal} record={record} />
      {sections.map(section => (
        <Card key={section.key} component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {translate(`${words}.${section.key}`)}
          </Typography>
          <DescriptionList
            mb={0}
            facts={fieldsOf(section)
              .filter(({ source }) => source in record)
              .map(field => ({
                key: field.source,
                label: translateLabel({ source: field.source, resource }),
                value: <ShownField field={field} record={record} />,
              }))}
          />
        </Card>
      ))}
    </Box>
  );
}
