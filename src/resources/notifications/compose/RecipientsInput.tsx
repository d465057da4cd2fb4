import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { limits } from '../../../domain/limits.ts';
import { useDebounced } from '../../../hooks/useDebounced.ts';
import { keyOf, type RecipientOption } from './draft.ts';
import { groupedOptions } from '../../../ui/groupedOptions.tsx';

interface Props {
  value: RecipientOption[];
  onChange: (value: RecipientOption[]) => void;
  error: string | undefined;
}

/** Whom a notice is for: groups as a whole, and people who are searched for on the server. */
export function RecipientsInput({ value, onChange, error }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const wanted = useDebounced(text);
  const query = wanted.length >= limits.searchText.min ? { searchText: wanted } : {};
  const { data, isFetching } = useApi(
    contract.notifications.recipients,
    { query },
    { placeholderData: before => before },
  );
  const labelOf = (choice: RecipientOption): string => {
    if (choice.type === 'person') return choice.person.name || choice.person.email;
    if (choice.type === 'selected')
      return choice.name ?? translate('notices.to.selected', choice.customerIds.length);
    if (choice.type !== 'studentsOf') return translate(`notices.to.${choice.type}`);
    return choice.managerId === null
      ? translate('notices.to.withoutManager')
      : translate('notices.to.studentsOf', { name: choice.name });
  };
  const groups: RecipientOption[] = [
    { type: 'allStudents' as const, count: data?.studentCount ?? 0 },
    { type: 'allManagers' as const, count: data?.managerCount ?? 0 },
    ...(data?.groups.map(({ managerId, name, studentCount }) => ({
      type: 'studentsOf' as const,
      managerId,
      name,
      count: studentCount,
    })) ?? []),
  ].filter(group => group.count > 0 && labelOf(group).toLowerCase().includes(text.toLowerCase()));
  const people: RecipientOption[] = (data?.people ?? [])
    .map(person => ({ type: 'person' as const, person }))
    .toSorted((a, b) => b.person.kind.localeCompare(a.person.kind));
  const kindOf = (choice: RecipientOption) => (choice.type === 'person' ? choice.person.kind : 'GROUP');
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      loading={isFetching && data === undefined}
      loadingText={translate('app.loading')}
      noOptionsText={translate('notices.to.none')}
      options={[...groups, ...people]}
      // The server has searched already.
      filterOptions={options => options}
      renderGroup={groupedOptions.renderGroup}
      groupBy={option => translate(`notices.to.kinds.${kindOf(option)}`)}
      value={value}
      onChange={(_, next) => onChange(next)}
      inputValue={typed}
      onInputChange={(_, next, reason) => reason !== 'selectOption' && setTyped(next)}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      slotProps={{
        listbox: groupedOptions.listbox,
        popupIndicator: { 'aria-label': translate('notices.to.open') },
        clearIndicator: { 'aria-label': translate('notices.to.clear') },
        chip: { size: 'small' },
        paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', bgcolor: 'raised' } },
      }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {labelOf(option)}
          </Box>
          <Typography component="span" variant="caption" color="text.secondary" noWrap>
            {option.type === 'person'
              ? option.person.email
              : 'count' in option && translate('notices.people', option.count)}
          </Typography>
        </Box>
      )}
      renderInput={params => (
        <TextField
          {...params}
          autoFocus
          required
          label={translate('notices.to.label')}
          placeholder={value.length === 0 ? translate('notices.to.placeholder') : ''}
          error={error !== undefined}
          helperText={error && translate(error)}
        />
      )}
    />
  );
}
