import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { auditActions } from '../../domain/auditActions.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

/** One of the actions, below what they are done to. */
export function ActionOptions({ value, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      options={[...auditActions]}
      groupBy={action => translate(`auditLog.nouns.${action.split('.')[0]}`)}
      getOptionLabel={action => translate(`choices.auditAction.${action}`)}
      getOptionKey={action => action}
      value={auditActions.find(action => action === value) ?? null}
      onChange={(_, action) => onChange(action ?? undefined)}
      renderInput={params => (
        <TextField {...params} autoFocus label={translate('resources.audits.fields.action')} />
      )}
    />
  );
}
