import { Box, Chip, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import type { Language } from '../../../domain/choices.ts';
import { limits } from '../../../domain/limits.ts';
import { templateVariables } from '../../../domain/templateVariables.ts';
import { useInsertAtCursor } from '../../../hooks/useInsertAtCursor.ts';
import type { Draft } from './draft.ts';
import type { Errors } from './useCompose.ts';

interface Props {
  language: Language;
  text: Draft['texts'][Language];
  onChange: (text: Draft['texts'][Language]) => void;
  errors: Errors;
}

/** A notice in one language: taken from a template, or written here. */
export function TextFields({ language, text, onChange, errors }: Props) {
  const translate = useTranslate();
  const cursor = useInsertAtCursor<'subject' | 'body'>(
    field => text[field],
    (field, value) => onChange({ ...text, [field]: value }),
    'body',
  );
  const filter = JSON.stringify({
    trigger: ['CUSTOM'],
    channel: ['EMAIL'],
    language: [language],
    enabled: true,
  });
  const { data: templates = [] } = useApi(contract.templates.list, {
    query: { filter, range: JSON.stringify([0, limits.pageSize.max - 1]) },
  });
  const chosen = templates.find(({ subject, body }) => subject === text.subject && body === text.body);
  const input = (field: 'subject' | 'body') => {
    const error = errors[`${language}.${field}`];
    return {
      label: translate(`templates.fields.${field}`),
      value: text[field],
      onChange: (event: { target: { value: string } }) => onChange({ ...text, [field]: event.target.value }),
      onFocus: cursor.onFocus(field),
      error: error !== undefined,
      helperText: error && translate(error),
      slotProps: {
        htmlInput: { lang: language, maxLength: limits[field === 'subject' ? 'shortText' : 'longText'].max },
      },
    };
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {templates.length > 0 && (
        <TextField
          select
          label={translate('notices.template')}
          value={chosen?.id ?? ''}
          onChange={event => {
            const template = templates.find(({ id }) => id === event.target.value);
            if (template) onChange({ subject: template.subject, body: template.body });
          }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('notices.ownText')}</MenuItem>
          {templates.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField {...input('subject')} />
      <TextField {...input('body')} multiline minRows={6} maxRows={14} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('templates.insert')}
        </Typography>
        {templateVariables.CUSTOM.map(name => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={translate(`templates.variables.${name}`)}
            onClick={() => cursor.insert(`{{${name}}}`)}
          />
        ))}
      </Box>
    </Box>
  );
}
