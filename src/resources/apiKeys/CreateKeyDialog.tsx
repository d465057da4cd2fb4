import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { apiScopes, systemScopes } from '../../domain/apiScopes.ts';
import {
  apiKeyFields,
  systemKeyFields,
  type ApiKeyFields,
  type CreatedApiKey,
} from '../../domain/entities/apiKey.ts';
import { shape } from '../../domain/entities/fields.ts';
import { limits } from '../../domain/limits.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { AcademyOptions } from '../admin/AcademyOptions.tsx';
import type { KeyCalls } from './keyCalls.ts';

interface Props {
  calls: KeyCalls;
  ofAll: boolean;
  onCreated: (created: CreatedApiKey) => void;
  onClose: () => void;
}

const ofAcademy = shape(apiKeyFields);
const ofSystem = shape(systemKeyFields);
const forever = 0;

/** Creates a key. */
export function CreateKeyDialog({ calls, ofAll, onCreated, onClose }: Props) {
  const translate = useTranslate();
  const offered = ofAll ? systemScopes : apiScopes;
  const [groupId, setGroupId] = useState<string>();
  const form = useContractForm<ApiKeyFields>({
    schema: ofAll ? ofSystem : ofAcademy,
    defaultValues: { name: '', scopes: [...apiScopes], days: limits.apiKey.days.at(-1)! },
  });
  const create = useWrite(calls.create, { invalidates: [calls.list] });
  const save = async (values: ApiKeyFields) =>
    onCreated(await create.write({ ...values, groupId: groupId ?? null }));
  return (
    <FormDialog
      title={translate('apiKeys.create')}
      form={form}
      save={save}
      place="apiKey"
      submitLabel={translate('apiKeys.create')}
      onClose={onClose}
    >
      <TextField
        label={translate('apiKeys.name')}
        placeholder={translate('apiKeys.namePlaceholder')}
        required
        {...form.field('name')}
      />
      {ofAll && <AcademyOptions value={groupId} onChange={setGroupId} />}
      <Controller
        control={form.control}
        name="scopes"
        render={({ field, fieldState: { error } }) => (
          <FormControl component="fieldset" error={error !== undefined}>
            <FormLabel component="legend">{translate('apiKeys.scopesLabel')}</FormLabel>
            {offered.map(scope => (
              <FormControlLabel
                key={scope}
                control={
                  <Checkbox
                    checked={field.value.includes(scope)}
                    onChange={(_, isOn) =>
                      field.onChange(
                        offered.filter(each => (each === scope ? isOn : field.value.includes(each))),
                      )
                    }
                  />
                }
                label={translate(`apiKeys.scopes.${scope}.text`)}
              />
            ))}
            {error && <FormHelperText>{translate(error.message ?? 'validation.required')}</FormHelperText>}
          </FormControl>
        )}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field }) => (
          <TextField
            select
            label={translate('apiKeys.validFor')}
            value={field.value ?? forever}
            onChange={event => field.onChange(Number(event.target.value) || null)}
          >
            {limits.apiKey.days.map(days => (
              <MenuItem key={days} value={days}>
                {translate('apiKeys.days', days)}
              </MenuItem>
            ))}
            <MenuItem value={forever}>{translate('apiKeys.forever')}</MenuItem>
          </TextField>
        )}
      />
    </FormDialog>
  );
}
