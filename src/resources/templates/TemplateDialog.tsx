import { Box, Chip, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Path } from 'react-hook-form';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { languages, notificationChannels, templateTriggers } from '../../domain/choices.ts';
import { initialLanguage } from '../../domain/defaultLanguages.ts';
import { templateBody, type Template } from '../../domain/entities/notification.ts';
import { isLanguage } from '../../domain/isLanguage.ts';
import { templateVariables } from '../../domain/templateVariables.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useInsertAtCursor } from '../../hooks/useInsertAtCursor.ts';
import { useLanguageName } from '../../hooks/useLanguageName.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { TemplateTools } from './TemplateTools.tsx';
import { useSaveTemplate } from './useSaveTemplate.ts';

type Form = BodyOf<typeof contract.templates.create>;

const blank: Form = {
  name: '',
  trigger: 'CUSTOM',
  language: initialLanguage,
  channel: 'EMAIL',
  subject: '',
  body: '',
  enabled: true,
};
const closed = { trigger: templateTriggers, language: languages, channel: notificationChannels } as const;
const conflict = {
  i18nPrefix: 'templates.fields',
  displays: {
    name: 'text',
    trigger: 'templateTrigger',
    language: 'text',
    channel: 'notificationChannel',
    subject: 'text',
    body: 'text',
    enabled: 'flag',
  },
} as const;
const fieldset = { display: 'grid', gap: 2, minWidth: 0, border: 0, m: 0, p: 0 } as const;
const words = { trigger: 'choices.templateTrigger', channel: 'choices.notificationChannel' };

/** A template to be written, with what it will look like. */
export function TemplateDialog({ template, onClose }: { template: Template | null; onClose: () => void }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const save = useSaveTemplate(template);
  const isReadOnly = !useMayCall(template ? contract.templates.update : contract.templates.create);
  const form = useContractForm<Form>({
    schema: templateBody,
    defaultValues: template ? (templateBody.cast(template, { stripUnknown: true }) as Form) : blank,
  });
  const values = form.watch();
  const { trigger, subject, body, enabled } = values;
  const cursor = useInsertAtCursor<'subject' | 'body'>(
    field => form.getValues(field),
    (field, value) => form.setValue(field, value, { shouldDirty: true }),
    'body',
  );
  const input = (name: Path<Form>) => ({
    label: translate(`templates.fields.${name}`),
    required: true,
    ...form.field(name),
  });
  return (
    <FormDialog
      title={
        isReadOnly && template ? template.name : translate(template ? 'templates.edit' : 'templates.add')
      }
      form={form}
      save={save}
      place={`template/${template?.id ?? 'new'}`}
      version={template?.version}
      conflict={conflict}
      onClose={onClose}
      maxWidth="md"
      readOnly={isReadOnly}
      tools={template && !isReadOnly && <TemplateTools template={template} onDeleted={onClose} />}
    >
      <Box component="fieldset" disabled={isReadOnly} sx={fieldset}>
        <TextField {...input('name')} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {(Object.keys(closed) as (keyof typeof closed)[]).map(name => (
            <TextField key={name} select disabled={isReadOnly} {...input(name)} value={values[name]}>
              {closed[name].map(value => (
                <MenuItem key={value} value={value}>
                  {isLanguage(value)
                    ? nameOf(value)
                    : translate(`${words[name as keyof typeof words]}.${value}`)}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
        <TextField {...input('subject')} onFocus={cursor.onFocus('subject')} />
        <TextField {...input('body')} multiline minRows={5} onFocus={cursor.onFocus('body')} />
      </Box>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {translate('templates.insert')}
          </Typography>
          {templateVariables[trigger].map(name => (
            <Chip
              key={name}
              size="small"
              variant="outlined"
              label={translate(`templates.variables.${name}`)}
              onClick={() => cursor.insert(`{{${name}}}`)}
            />
          ))}
        </Box>
      )}
      <TemplatePreview trigger={trigger} subject={subject} body={body} />
      <FormControlLabel
        disabled={isReadOnly}
        control={<Switch checked={enabled} {...form.register('enabled')} />}
        label={translate('templates.fields.enabled')}
      />
    </FormDialog>
  );
}
