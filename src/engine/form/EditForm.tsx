import { Box, Card, Typography } from '@mui/material';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { bindingOf } from '../../dataProvider/bindings.ts';
import { size } from '../../theme/density.ts';
import { useRefusal } from '../useRefusal.ts';
import { allFieldsOf, fieldsOf, type FormDefinition, type FormField } from './definition.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { inputs } from './inputs.tsx';
import { KeepDraft } from './KeepDraft.tsx';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';
import { SaveBar } from './SaveBar.tsx';
import { isRequiredBy, useSchemaResolver } from './useSchemaResolver.ts';

/**
 * A form from its definition, for the record and save function of its context. Users who may not change the record see
 * its values, with the reason.
 */
export function EditForm<T>({ definition }: { definition: FormDefinition<T> }) {
  const refusal = useRefusal(bindingOf(definition.resource)!.update!, useRecordContext());
  if (refusal !== null) return <ReadOnlyForm definition={definition} refusal={refusal} />;
  return <Fields definition={definition} />;
}

function Fields<T>({ definition }: { definition: FormDefinition<T> }) {
  const { schema, resource, sections, i18nPrefix: words, failed } = definition;
  const resolver = useSchemaResolver(schema, resource);
  return (
    <Form
      resolver={resolver}
      // A refetched record replaces neither unsaved input nor its errors.
      resetOptions={{ keepDirtyValues: true, keepErrors: true }}
      disableInvalidFormNotification
      // The summary of errors takes the focus instead.
      shouldFocusError={false}
      noValidate
    >
      <KeepDraft resource={resource} />
      <ErrorSummary resource={resource} {...(failed ? { failed } : {})} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sections.map(section => (
          <Section<T>
            key={section.key}
            title={`${words}.${section.key}`}
            fields={fieldsOf(section)}
            schema={schema}
          />
        ))}
      </Box>
      <SaveBar fields={allFieldsOf(definition)} />
    </Form>
  );
}

interface SectionProps<T> extends Pick<FormDefinition<T>, 'schema'> {
  title: string;
  fields: FormField<T>[];
}

function Section<T>({ title, fields, schema }: SectionProps<T>) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {translate(title)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: size.gap,
          gridTemplateColumns: { sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {fields.map(field => (
          <Box key={field.source} sx={field.wide ? { gridColumn: '1 / -1' } : {}}>
            <Field<T> field={field} isRequired={isRequiredBy(schema, field.source)} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Field<T>({ field, isRequired }: { field: FormField<T>; isRequired: boolean }) {
  const { source, input = 'text', choices } = field;
  if (typeof input === 'string') return inputs[input].render({ source, isRequired, choices });
  const Input = input;
  return <Input source={source} />;
}
