import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { auditActions } from '../../domain/auditActions.ts';
import { auditKinds } from '../../domain/auditKinds.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';
import { groupedOptions } from '../../ui/groupedOptions.tsx';

const isKind = (noun: string | undefined) => auditKinds.some(kind => kind === noun);

/** One of the actions, below what they are done to. */
export function ActionOptions({ autoFocus, value, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  const nounOf = (action: string) => {
    const noun = action.split('.')[0];
    return translate(isKind(noun) ? `choices.auditKind.${noun}` : `auditLog.nouns.${noun}`);
  };
  return (
    <Autocomplete
      options={[...auditActions]}
      groupBy={nounOf}
      renderGroup={groupedOptions.renderGroup}
      slotProps={{ listbox: groupedOptions.listbox }}
      getOptionLabel={action => translate(`choices.auditAction.${action}`)}
      getOptionKey={action => action}
      value={auditActions.find(action => action === value) ?? null}
      onChange={(_, action) => onChange(action ?? undefined)}
      renderInput={params => (
        <TextField {...params} autoFocus={autoFocus} label={translate('resources.audits.fields.action')} />
      )}
    />
  );
}
